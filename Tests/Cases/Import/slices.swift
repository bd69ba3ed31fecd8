// run: SlicesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class SlicesController: UIViewController {
    let heights: [CGFloat] = [10, 20, 30, 40, 50]

    func makeLayout() -> UICollectionViewLayout {
        let rest = heights[1...]
        var sizes: [CGFloat] = rest.indices.map { heights[$0] }
        sizes.append(rest[1] + 100)
        sizes.append(heights[2..<4][3])
        sizes.append(rest[3...][4])
        sizes.append(Array(rest)[1])
        sizes.append(rest.map { $0 }[1])
        sizes.append(heights.dropFirst(2)[2])
        sizes.append(heights.prefix(2)[1])
        sizes.append(heights.suffix(2)[3])
        sizes.append(([5] + rest)[1])
        sizes.append(CGFloat(rest.firstIndex(of: 30) ?? 9))
        sizes.append(CGFloat(heights.dropFirst().firstIndex(of: 20) ?? 9))
        sizes.append(CGFloat(heights[3...].dropLast().lastIndex { $0 > 5 } ?? 9))
        for (offset, height) in rest.enumerated() { sizes.append(height + CGFloat(offset)) }
        sizes.append(contentsOf: rest)
        sizes.append(sizes[3])
        let items = sizes.map { NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute($0))) }
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(2000)), subitems: items)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
