// swift-format-ignore-file
import UIKit
final class StripViewController: UIViewController {
    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, env in
            let n = max(1, Int(env.container.effectiveContentSize.width / 200))
            let items = (0..<n).map { _ in NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(20), heightDimension: .fractionalHeight(1))) }
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(items.count) * 30)), subitems: items)
            return NSCollectionLayoutSection(group: group)
        }
    }
}
