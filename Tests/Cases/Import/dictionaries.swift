// run: DictionariesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

enum DictionaryKind { case small, middle, large }

final class DictionariesController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let heights: [DictionaryKind: CGFloat] = [.small: 40, .large: 90]
        let names = ["a": 1, "b": 2]
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let a = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(heights[.small] ?? 5)), subitems: [item])
        let b = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(heights[.middle] ?? 5)), subitems: [item])
        let c = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(heights[.middle, default: 60])), subitems: [item])
        let d = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(heights[.large]!)), subitem: item, count: (names["b"] ?? 0) + 1)
        let column = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(900)), subitems: [a, b, c, d])
        let section = NSCollectionLayoutSection(group: column)
        section.interGroupSpacing = CGFloat(heights.count)
        section.contentInsets.top = heights.isEmpty ? 1 : 2
        return UICollectionViewCompositionalLayout(section: section)
    }
}
