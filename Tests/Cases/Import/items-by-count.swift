// run: ItemsByCountController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ItemsByCountController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let width = environment.container.effectiveContentSize.width
            let columns = max(1, Int(width / 200))
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            var items: [NSCollectionLayoutItem] = []
            for _ in 0..<columns { items.append(item) }
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: items)
            return NSCollectionLayoutSection(group: group)
        }
    }
}
