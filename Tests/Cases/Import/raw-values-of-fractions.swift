// swift-format-ignore-file
import UIKit

final class RawValuesOfFractionsController: UIViewController {
    private enum Part: CGFloat { case half = 0.5, third = 0.33, whole = 1 }
    private var part = Part.third

    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(Part.half.rawValue), heightDimension: .fractionalHeight(Part.whole.rawValue)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(part.rawValue)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
