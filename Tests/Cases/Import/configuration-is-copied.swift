// run: ConfigurationIsCopiedController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ConfigurationIsCopiedController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 4
        layout.configuration = configuration
        configuration.interSectionSpacing = 10
        layout.configuration.scrollDirection = .horizontal
        return layout
    }
}
