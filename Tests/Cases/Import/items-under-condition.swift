// run: ItemsUnderConditionController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ItemsUnderConditionController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let isWide = environment.container.effectiveContentSize.width > 500
            let main = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(isWide ? 0.6 : 1), heightDimension: .fractionalHeight(1)))
            var subitems = [main]
            if isWide {
                let side = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)))
                subitems.append(side)
            }
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: isWide ? .absolute(200) : .fractionalWidth(0.5)), subitems: subitems)
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = isWide ? .groupPaging : .none
            return section
        }
    }
}
