// run: FactoriesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutSize {
    static var factoryFill: NSCollectionLayoutSize { .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)) }
    static func factoryRow(_ height: CGFloat) -> NSCollectionLayoutSize { .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)) }
}
extension NSCollectionLayoutSection {
    static func factoryGrid(columns: Int, height: CGFloat = 120, inset: CGFloat = 4) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .factoryFill)
        item.contentInsets = .init(top: inset, leading: inset, bottom: inset, trailing: inset)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .factoryRow(height), subitem: item, count: columns)
        return NSCollectionLayoutSection(group: group)
    }
    func factoryPadded(_ amount: CGFloat) -> Self {
        contentInsets = NSDirectionalEdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount)
        return self
    }
}
final class FactoriesController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout(section: .factoryGrid(columns: 3).factoryPadded(8))
    }
}
