// run: ItemsByRepeatingController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ItemsByRepeatingController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let columns = environment.container.effectiveContentSize.width > 600 ? 3 : 2
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(50), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: Array(repeating: item, count: columns))
            return NSCollectionLayoutSection(group: group)
        }
    }
}
