// run: NestedGroupsByWidthController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class NestedGroupsByWidthController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let isWide = environment.container.contentSize.width >= 600
            let small = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
            let large = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(isWide ? 0.5 : 0.75), heightDimension: .fractionalHeight(1)))
            let column = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)), subitem: small, count: 2)
            let children: [NSCollectionLayoutItem] = isWide ? [column, large, column] : [large, column]
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(isWide ? 1 : 0.9), heightDimension: .fractionalWidth(isWide ? 0.25 : 0.5)), subitems: children)
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = isWide ? .none : .groupPaging
            return section
        }
    }
}
