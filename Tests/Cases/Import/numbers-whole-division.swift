// run: WholeDivisionController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class WholeDivisionController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let total = 7
            let half = total / 2
            let third: CGFloat = 1 / 3
            let width = environment.container.effectiveContentSize.width
            let count = max(1, Int(width) / 120)
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(third), heightDimension: .absolute(CGFloat(half) * 10)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitem: item, count: count)
            group.interItemSpacing = .fixed(CGFloat(total / 3))
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets.leading = CGFloat(5 / 2 * 3)
            section.contentInsets.trailing = 5 / 2
            return section
        }
    }
}
