// run: PartsOfAPointController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

/// Points below 1, which would look like fractions.
final class PartsOfAPointController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1 / 4))
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(0.25)))
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item])))
    }
}
