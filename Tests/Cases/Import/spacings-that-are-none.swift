// run: SpacingsThatAreNoneController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class SpacingsThatAreNoneController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)), subitems: [item])
        group.interItemSpacing = .none
        group.edgeSpacing = .init(leading: .none, top: .none, trailing: .none, bottom: .fixed(10))
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
