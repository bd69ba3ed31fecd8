// run: OptionalChainController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class OptionalChainController: UIViewController {
    private let heights: [String: CGFloat] = ["a": 50, "b": 90]
    private let limit: CGFloat? = nil
    func makeLayout() -> UICollectionViewLayout {
        let height = heights["b"] ?? 10
        let width = limit ?? 200
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(width), heightDimension: .absolute(height)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
        if let limit { group.interItemSpacing = .fixed(limit) }
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
