// run: EdgeSpacingController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class EdgeSpacingController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let first = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .estimated(80), heightDimension: .estimated(32)))
        first.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: nil, trailing: .flexible(8), bottom: .fixed(2))
        let second = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(50), heightDimension: .absolute(32)))
        second.edgeSpacing = .init(leading: .flexible(0), top: .fixed(0), trailing: .flexible(0), bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)), subitems: [first, second])
        group.interItemSpacing = .fixed(8)
        group.edgeSpacing = .init(leading: nil, top: .fixed(6), trailing: nil, bottom: .fixed(6))
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
