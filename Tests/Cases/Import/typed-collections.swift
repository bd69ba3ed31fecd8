// run: TypedCollectionsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

/// Elements of typed lists are of their type, also behind a name of their own.
final class TypedCollectionsController: UIViewController {
    struct Ratio { let parts: [CGFloat] }
    private let heights: [String: CGFloat] = ["hero": 5]
    private let ratio = Ratio(parts: [3, 4])

    func makeLayout() -> UICollectionViewLayout {
        let weights: [CGFloat] = [1, 2, 3]
        let total = weights.reduce(0, +)
        let height = heights["hero"]!
        let first = ratio.parts[0]
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(first / ratio.parts[1]), heightDimension: .absolute(height / 2))
        let items = weights.map { weight in
            NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(weight / total), heightDimension: .fractionalHeight(1)))
        }
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: items)))
    }
}
