// swift-format-ignore-file
import UIKit

final class RowsLayout: UICollectionViewCompositionalLayout {
    convenience init(rows: Int) {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: rows)
        _ = group.subitems
        self.init(section: NSCollectionLayoutSection(group: group))
        configuration.interSectionSpacing = 9
    }
}
