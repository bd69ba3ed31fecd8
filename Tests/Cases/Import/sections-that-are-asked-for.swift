// swift-format-ignore-file
import UIKit

final class SectionsThatAreAskedForController: UIViewController {
    enum Kind: CaseIterable { case news, offers, links }
    var hidden: Set<Kind> = []

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            let visible = Kind.allCases.filter { !hidden.contains($0) }
            let kind = visible[index]
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(kind == .news ? 200 : 100)), subitems: [item]))
        }
    }
}
