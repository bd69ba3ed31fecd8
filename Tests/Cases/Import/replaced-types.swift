// swift-format-ignore-file
import UIKit

typealias NSCollectionLayoutSection = OlderNSCollectionLayoutSection
typealias UICollectionViewCompositionalLayout = OlderUICollectionViewCompositionalLayout

final class ReplacedTypesController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))])
        let section: NSCollectionLayoutSection = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        return UICollectionViewCompositionalLayout(section: section)
    }
}
