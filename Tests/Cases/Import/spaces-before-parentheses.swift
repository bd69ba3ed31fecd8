// run: SpacesViewController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class SpacesViewController: UIViewController {
    let heights = [30.0, 60.0]
    func makeLayout () -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout (sectionProvider: { index, env in
            let size = NSCollectionLayoutSize (widthDimension: .fractionalWidth (1), heightDimension: .absolute (self.heights [1]))
            let group = NSCollectionLayoutGroup.horizontal (layoutSize: size, subitems: [NSCollectionLayoutItem (layoutSize: size)])
            return NSCollectionLayoutSection (group: group)
        })
        return layout
    }
}
