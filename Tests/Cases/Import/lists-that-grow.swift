// run: ListsThatGrowController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

/// What is added to a list is of the type of its elements.
final class ListsThatGrowController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        var heights = [CGFloat]()
        heights.append(5)
        heights += [7, 9]
        heights.insert(3, at: 0)
        var factors = [1.5]
        factors.append(3)
        var counts = [1]
        counts.append(5)
        var pairs: [(CGFloat, CGFloat)] = []
        for index in 1...2 { pairs.append((CGFloat(index), 5)) }
        var named = [String: CGFloat]()
        named["a"] = 11
        let same = [CGFloat](repeating: 13, count: 2)
        let (first, third, factor, count) = (heights[0], heights[2], factors[1], counts[1])
        let (second, value, last) = (pairs[0].1, named["a"]!, same[1])
        let items = [first / 2, third / 2, second / 2, value / 2, last / 2, CGFloat(factor / 2), CGFloat(count / 2)].map {
            NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .absolute($0), heightDimension: .absolute(8)))
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(8))
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: items)))
    }
}
