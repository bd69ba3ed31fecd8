// swift-format-ignore-file
import UIKit

/// A case that the language does not know.
func gallerySection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .aroundCorners
    section.contentInsetsReference = .readableContent
    section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "badge", alignment: .aroundCorners)
    ]
    return section
}
