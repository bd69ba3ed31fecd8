// run: BadgesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class BadgesController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let dot = NSCollectionLayoutSupplementaryItem(layoutSize: .init(widthDimension: .absolute(10), heightDimension: .absolute(10)), elementKind: "dot", containerAnchor: .init(edges: [.top, .trailing], absoluteOffset: CGPoint(x: -4, y: 4)))
        dot.zIndex = 5
        let label = NSCollectionLayoutSupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), elementKind: "label", containerAnchor: NSCollectionLayoutAnchor(edges: .bottom), itemAnchor: NSCollectionLayoutAnchor(edges: .top))
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(80), heightDimension: .absolute(80)), supplementaryItems: [dot, label])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        let corner = NSCollectionLayoutSupplementaryItem(layoutSize: .init(widthDimension: .absolute(30), heightDimension: .absolute(30)), elementKind: "corner", containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        group.supplementaryItems = [corner]
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
