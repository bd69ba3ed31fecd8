// run: HeadersController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class HeadersController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        header.zIndex = 3
        let footer = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom, absoluteOffset: CGPoint(x: 0, y: 10))
        footer.extendsBoundary = false
        let side = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .absolute(40), heightDimension: .fractionalHeight(1)), elementKind: "side bar", alignment: .leading)
        side.contentInsets = .init(top: 2, leading: 0, bottom: 2, trailing: 0)
        section.boundarySupplementaryItems.append(header)
        section.boundarySupplementaryItems += [footer]
        section.boundarySupplementaryItems = section.boundarySupplementaryItems + [side]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        background.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        background.zIndex = -1
        section.decorationItems = [background]
        section.supplementariesFollowContentInsets = false
        return UICollectionViewCompositionalLayout(section: section)
    }
}
