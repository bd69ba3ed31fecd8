// run: GenericNumbersController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

/// A literal for a generic number is whole, or real where that is asked for.
final class GenericNumbersController: UIViewController {
    private func half<Number: BinaryInteger>(_ number: Number) -> Number { number / 2 }
    private func third<Number: BinaryFloatingPoint>(of number: Number) -> Number { number / 4 }

    func makeLayout() -> UICollectionViewLayout {
        let height: CGFloat = third(of: 10)
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(CGFloat(half(5))), heightDimension: .absolute(height))
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    }
}
