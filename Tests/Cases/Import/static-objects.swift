// run: StaticObjectsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

@MainActor enum StaticPieces {
    static let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size(30), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    static func footer(height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(layoutSize: size(height), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    }
    private static func size(_ height: CGFloat) -> NSCollectionLayoutSize {
        .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    }
}

final class StaticObjectsController: UIViewController {
    private static let item: NSCollectionLayoutItem = {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets.top = 3
        return item
    }()
    private static let insets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)

    func makeLayout() -> UICollectionViewLayout {
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [Self.item, Self.item]))
        section.contentInsets = Self.insets
        section.boundarySupplementaryItems = [StaticPieces.header, StaticPieces.footer(height: 12)]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
