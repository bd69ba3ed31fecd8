// run: EarlyReturnController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class EarlyReturnController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let traits = environment.traitCollection
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            guard traits.horizontalSizeClass == .compact else {
                let wide = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(300)), subitem: item, count: 4)
                return NSCollectionLayoutSection(group: wide)
            }
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)), subitem: item, count: traits.verticalSizeClass == .compact ? 3 : 2)
            let section = NSCollectionLayoutSection(group: group)
            if environment.container.effectiveContentSize.width < 350 { return section }
            section.interGroupSpacing = 6
            return section
        }
    }
}
