// swift-format-ignore-file
import UIKit
public final class ShelfViewController: UIViewController {
    public var itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(60))
    public var rowHeight: NSCollectionLayoutDimension = .estimated(80)
    public var spacing: NSCollectionLayoutSpacing = .fixed(8)
    public var fractions: [CGFloat] = [0.5, 0.25]
    public var gap: CGFloat = 4
    public func layout() -> UICollectionViewLayout {
        var items = fractions.map { NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth($0), heightDimension: .absolute(60))) }
        items.append(NSCollectionLayoutItem(layoutSize: itemSize))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: rowHeight), subitems: items)
        group.interItemSpacing = spacing
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = gap
        return UICollectionViewCompositionalLayout(section: section)
    }
}
