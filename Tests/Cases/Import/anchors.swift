// run: AnchorsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class AnchorsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(12), heightDimension: .absolute(12))
        let a = NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "dot", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let b = NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "mark", containerAnchor: .init(edges: .bottom, absoluteOffset: .init(x: 0, y: 4)))
        b.zIndex = 7
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)), supplementaryItems: [a, b])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        group.supplementaryItems = [NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "corner", containerAnchor: NSCollectionLayoutAnchor(edges: [.leading]))]
        let section = NSCollectionLayoutSection(group: group)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
