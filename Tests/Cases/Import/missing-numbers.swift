// run: MissingNumbersController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

/// What stands for a missing number is of that number's type.
final class MissingNumbersController: UIViewController {
    private let heights: [String: CGFloat] = ["hero": 10]

    func makeLayout() -> UICollectionViewLayout {
        let gap: CGFloat? = nil
        let height = heights["row"] ?? 7
        let space = gap ?? 5
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height / 2))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(space / 2)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
