// swift-format-ignore-file
import UIKit

struct Shelf { var title: String?; var footer: Footer?; struct Footer { var height: CGFloat } }

final class OptionalDataController: UIViewController {
    var shelves: [Shelf] = []

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            let shelf = self.shelves[index]
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item]))
            if shelf.title != nil { section.contentInsets.top = 30 }
            if let footer = shelf.footer { section.contentInsets.bottom = footer.height }
            section.interGroupSpacing = shelf.footer?.height ?? 7
            return section
        }
    }
}
