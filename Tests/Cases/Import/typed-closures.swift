// run: TypedClosuresController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

/// Closures take and give numbers of the types that are written for them.
final class TypedClosuresController: UIViewController {
    private let half: (CGFloat) -> CGFloat = { $0 / 2 }

    func makeLayout() -> UICollectionViewLayout {
        let third = { (number: CGFloat) -> CGFloat in number / 3 }
        let count = { (number: Int) in number / 2 }
        let width = half(7)
        let height = third(10)
        let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height * 3))
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .horizontal(
                layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: count(5))))
    }
}
