// run: NestedTypesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

enum NestedMetrics { static let width: CGFloat = 1 }
class NestedTypesBase: UIViewController { enum NestedMetrics { static let width: CGFloat = 2 } }
final class NestedTypesController: NestedTypesBase {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(NestedMetrics.width), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
