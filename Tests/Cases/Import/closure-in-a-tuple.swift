// swift-format-ignore-file
import UIKit

typealias MakeSection = (NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

/// The closure reads a constant that was computed of a parameter before it.
func storiesLayout(perPage: Int, total: Int) -> (MakeSection, CGFloat) {
    let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let perPage = min(perPage, total)
    let height = CGFloat(perPage) * 100

    let makeSection: MakeSection = { environment in
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            subitem: item, count: perPage)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }
    return (makeSection, height)
}
