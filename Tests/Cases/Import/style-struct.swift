// run: StyleStructController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

@MainActor struct StyleMetrics {
    var columns = 2
    var gap: CGFloat = 4
    let ratio: CGFloat
    init(ratio: CGFloat) { self.ratio = ratio }
    var height: NSCollectionLayoutDimension { .fractionalWidth(ratio / CGFloat(columns)) }
    mutating func widen(by amount: Int) { columns += amount }
}
final class StyleStructController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        var metrics = StyleMetrics(ratio: 1.5)
        let before = metrics
        metrics.widen(by: 1)
        metrics.gap *= 2
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: metrics.height), subitem: item, count: metrics.columns)
        group.interItemSpacing = .fixed(metrics.gap)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = before.gap + CGFloat(before.columns)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
