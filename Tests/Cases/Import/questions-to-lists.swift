// run: QuestionsToListsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

/// Parts of lists, and what is asked of their elements.
final class QuestionsToListsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let list: [CGFloat] = [3, 5, 7, 9, 11, 13]
        var rest = list
        rest.removeLast(2)
        rest.removeFirst(1)
        let large = list.reduce(into: [CGFloat]()) { result, height in
            if height > 8 { result.append(height) }
        }
        let heights: [CGFloat] = [
            list[1..<3].reduce(0, +), list[4...].first!, CGFloat(list[..<2].count), rest[0], CGFloat(rest.count),
            list.reduce(into: CGFloat(0)) { $0 += $1 / 2 }, list.contains { $0 > 12 } ? 1 : 2, list.last { $0 < 9 }!,
            CGFloat(list.lastIndex(of: 5)!), CGFloat(list.prefix { $0 < 8 }.count), large[0] / 2,
            CGFloat(list.drop { $0 < 8 }.count), max(2, 4),
        ]
        let items = heights.map {
            NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .absolute($0), heightDimension: .absolute(8)))
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(8))
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: items)))
    }
}
