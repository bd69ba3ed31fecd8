// swift-format-ignore-file
import UIKit

/// Code of other files may run the closures that it is given, as often as it likes.
final class ClosuresOfOthersController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        var height: CGFloat = 40
        var columns = 2
        columns.settle()
        performSync { height = 90 }
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            subitem: NSCollectionLayoutItem(layoutSize: size), count: columns)
        let section = NSCollectionLayoutSection(group: group)
        performSync { section.interGroupSpacing = 9 }
        return UICollectionViewCompositionalLayout(section: section)
    }

    func rowsLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        var items = [NSCollectionLayoutItem(layoutSize: size)]
        models.forEach { _ in items.append(NSCollectionLayoutItem(layoutSize: size)) }
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: items)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
