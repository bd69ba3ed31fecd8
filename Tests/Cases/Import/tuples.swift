// run: TuplesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class TuplesController: UIViewController {
    private func measure(_ isWide: Bool) -> (columns: Int, height: CGFloat) {
        isWide ? (4, 80) : (columns: 2, height: 60)
    }

    func makeLayout() -> UICollectionViewLayout {
        let (columns, height) = measure(true)
        let other = measure(false)
        let pair = (gap: CGFloat(3), top: CGFloat(4))
        var (a, b): (CGFloat, CGFloat) = (1, 2)
        (a, b) = (b, a)
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
        group.interItemSpacing = .fixed(pair.gap)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = other.height
        section.contentInsets = .init(top: pair.1, leading: CGFloat(other.0), bottom: a, trailing: b)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
