// swift-format-ignore-file
import UIKit
final class AdaptiveGrid {
    let minimumItemWidth: CGFloat
    var maximumItemWidth: CGFloat = 160
    init(minimumItemWidth: CGFloat) { self.minimumItemWidth = minimumItemWidth }
    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, env in
            let width = env.container.effectiveContentSize.width
            let columns = max(1, Int(width / self.minimumItemWidth))
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitem: item, count: columns))
        }
    }
    func layout2() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, env in
            let n = max(1, Int(env.container.effectiveContentSize.width / self.maximumItemWidth))
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(n)), heightDimension: .fractionalHeight(1)))
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item]))
        }
    }
}
