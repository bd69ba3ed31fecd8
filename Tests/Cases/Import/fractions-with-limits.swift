// run: FractionsWithLimitsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class FractionsWithLimitsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = max(1, floor(environment.container.contentSize.width / 340))
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let rowGroup = NSCollectionLayoutGroup.vertical(
                layoutSize: .init(widthDimension: .fractionalWidth(0.9 / max(1, columns - 1)), heightDimension: .absolute(60 * 2 + (2 - 1) * 10)), subitems: [item])
            return NSCollectionLayoutSection(group: rowGroup)
        }
    }
}
