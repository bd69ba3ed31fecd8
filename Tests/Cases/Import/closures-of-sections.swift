// swift-format-ignore-file
import UIKit
struct CardsScreen {
    var spacing: CGFloat
    static let strip: () -> NSCollectionLayoutSection = {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(80), heightDimension: .absolute(90)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
    var body: some Something {
        Grid(sections)
            .layout { index in
                .custom { environment in
                    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitem: item, count: 2)
                    let section = NSCollectionLayoutSection(group: group)
                    section.interGroupSpacing = 4
                    return section
                }
            }
    }
}
