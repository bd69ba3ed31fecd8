// swift-format-ignore-file
import UIKit

extension CGFloat { var scaledForTwoTypes: CGFloat { self * 2 } }
extension Double { var scaledForTwoTypes: Double { self * 3 } }

final class MembersOfTwoNumberTypesController: UIViewController {
    func size<T: Numeric>(_ value: T) -> CGFloat { 20 }
    func size(_ value: Int?) -> CGFloat { 30 }

    func makeLayout() -> UICollectionViewLayout {
        let width: Double = 10
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(width.scaledForTwoTypes), heightDimension: .absolute(size(1))))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
