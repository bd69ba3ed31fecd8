// run: ComputedVariablesOfBlocksController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ComputedVariablesOfBlocksController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            var height: CGFloat = 1
            var columns: Int { environment.container.effectiveContentSize.width > 600 ? 4 : 2 }
            var half: CGFloat {
                get { height / 2 }
                set { height = newValue * 2 }
            }
            height = 20
            let before = half
            half += 15
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns))
            section.interGroupSpacing = before
            return section
        }
    }
}
