// run: GroupInBranchesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class GroupInBranchesController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group: NSCollectionLayoutGroup
            if environment.container.effectiveContentSize.width > 500 {
                group = .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)), subitems: [item])
            } else {
                group = .vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
            }
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = environment.container.contentSize.width > 500 ? 20 : 10
            return section
        }
    }
}
