// run: ItemsByMapController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ItemsByMapController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
            let items = (0..<columns).map { number in
                NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(CGFloat(number) * 10 + 20), heightDimension: .fractionalHeight(1)))
            }
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: items)
            return NSCollectionLayoutSection(group: group)
        }
    }
}
