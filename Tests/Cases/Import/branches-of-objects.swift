// run: BranchesOfObjectsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class BranchesOfObjectsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let isWide = environment.container.effectiveContentSize.width > 600
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let narrow = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: 2)
            let wide = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: 5)
            wide.interItemSpacing = .fixed(9)
            var group = narrow
            if isWide { group = wide }
            group.contentInsets.top = 3
            let section = NSCollectionLayoutSection(group: group)
            let title = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(isWide ? 60 : 40)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            section.boundarySupplementaryItems = isWide ? [] : [title]
            title.pinToVisibleBounds = true
            return section
        }
    }
}
