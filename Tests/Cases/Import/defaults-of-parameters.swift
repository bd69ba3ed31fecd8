// swift-format-ignore-file
import UIKit

enum Sections {
    static func row(
        height: NSCollectionLayoutDimension = .absolute(50),
        size: NSCollectionLayoutSize = .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(7)),
        count: Int? = nil,
        finish: ((NSCollectionLayoutSection) -> Void)? = nil
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), subitem: item, count: count ?? 4)
        group.interItemSpacing = .fixed(3)
        let section = NSCollectionLayoutSection(group: group)
        finish?(section)
        return section
    }
}
