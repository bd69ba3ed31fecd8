// swift-format-ignore-file
import UIKit

enum Pages {
    static func shelf(rows: Int, total: Int) -> (NSCollectionLayoutSectionMaker, CGFloat) {
        let rows = min(rows, total)
        return (
            { _ in
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.vertical(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(rows) * 50)), subitem: item, count: rows)
                return NSCollectionLayoutSection(group: group)
            }, 50
        )
    }
}
