// swift-format-ignore-file
import UIKit
struct P {
    func a(inset: NSDirectionalEdgeInsets? = nil) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = inset ?? common
        section.contentInsets.top += 12
        return section
    }
    func b(inset: NSDirectionalEdgeInsets) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = inset
        section.contentInsets.top += 12
        section.contentInsets.leading = section.contentInsets.leading * 2
        return section
    }
    private var common: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20) }
}
