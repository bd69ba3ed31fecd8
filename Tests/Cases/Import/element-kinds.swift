// run: ElementKindsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class KindView: UICollectionReusableView {
    static let kind = "title"
    static var reuse: String { String(describing: KindView.self) }
}

enum KindNames: String { case footer, side }

final class ElementKindsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item]))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let kinds = [KindView.kind, KindNames.footer.rawValue, "plain-\(KindNames.side)", KindView.reuse]
        section.boundarySupplementaryItems = kinds.enumerated().map { number, kind in
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: number % 2 == 0 ? .top : .bottom)
        }
        section.boundarySupplementaryItems.last?.pinToVisibleBounds = true
        section.boundarySupplementaryItems[0].zIndex = 5
        return UICollectionViewCompositionalLayout(section: section)
    }
}
