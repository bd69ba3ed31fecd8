// run: ChangedAfterwardsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ChangedAfterwardsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), elementKind: "a", alignment: .top)
        let footer = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), elementKind: "b", alignment: .bottom)
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item]))
        section.boundarySupplementaryItems = [header, footer]
        section.boundarySupplementaryItems.removeAll { $0.elementKind == "a" }
        section.boundarySupplementaryItems.insert(header, at: 0)
        section.boundarySupplementaryItems.forEach { $0.zIndex = 3 }
        let layout = UICollectionViewCompositionalLayout(section: section)
        section.interGroupSpacing = 13
        header.contentInsets.leading = 2
        return layout
    }
}
