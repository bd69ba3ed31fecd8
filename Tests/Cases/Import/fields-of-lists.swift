// swift-format-ignore-file
import UIKit
final class FieldsOfListsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            var c = UICollectionLayoutListConfiguration(appearance: .plain)
            c.headerMode = .supplementary
            let list = NSCollectionLayoutSection.list(using: c, layoutEnvironment: environment)
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.boundarySupplementaryItems = list.boundarySupplementaryItems
            section.interGroupSpacing = list.interGroupSpacing
            section.contentInsets = list.contentInsets
            section.contentInsets.top = 8
            return section
        }
    }
}
