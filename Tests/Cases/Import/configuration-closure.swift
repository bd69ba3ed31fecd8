// run: ConfigurationClosureController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ConfigurationClosureController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), elementKind: "global", alignment: .top)
        header.pinToVisibleBounds = true
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group), configuration: { $0.interSectionSpacing = 8; $0.boundarySupplementaryItems = [header]; return $0 }(UICollectionViewCompositionalLayoutConfiguration()))
    }
}
