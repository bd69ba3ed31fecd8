// run: RangesAsPatternsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

/// Values and ranges as patterns of `if case` and `guard case`.
final class RangesAsPatternsController: UIViewController {
    private let columns = 5

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [columns] index, environment in
            guard case 3...6 = columns else { return nil }
            var height: CGFloat = 10
            if case 500... = environment.container.contentSize.width { height = 20 }
            if case 5 = columns { height += 1 }
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
    }
}
