// run: WholeNumbersByConditionController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

/// A number that a condition chooses between literals is whole.
final class WholeNumbersByConditionController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let parts = environment.container.contentSize.width > 600 ? 3 : 4
            let height = 10 / parts * 50
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(height)))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
    }
}
