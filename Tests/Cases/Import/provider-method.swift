// run: ProviderMethodController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ProviderMethodController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout(sectionProvider: makeSection)
    }
    func makeSection(index: Int, environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)), subitems: [item])
        return .init(group: group)
    }
}
