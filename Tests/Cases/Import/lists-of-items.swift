// run: ListsOfItemsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ListsOfItemsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let parts: [CGFloat] = [0.4, 0.1, 0.3, 0.2]
        let sorted = parts.sorted()
        let chosen = parts.filter { $0 >= 0.2 }.reversed() + parts.prefix(1) + parts.dropFirst(3) + sorted.suffix(1)
        var items = chosen.map { NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth($0), heightDimension: .fractionalHeight(1))) }
        items.insert(NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(5), heightDimension: .fractionalHeight(1))), at: 1)
        items.remove(at: 0)
        for (number, item) in items.enumerated() { item.contentInsets.top = CGFloat(number) }
        items.forEach { $0.contentInsets.bottom = 2 }
        items.removeLast()
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: items)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = parts.max()! * 10 + (parts.first ?? 0) + parts[parts.count - 1]
        section.contentInsets.top = parts.contains(0.3) ? CGFloat(items.count) : 0
        section.contentInsets.leading = CGFloat(parts.firstIndex(of: 0.3) ?? 9)
        section.contentInsets.bottom = parts.allSatisfy { $0 < 1 } ? 1 : 0
        section.contentInsets.trailing = [[1, 2], [3]].flatMap { $0 }.reduce(0) { $0 + $1 }
        return UICollectionViewCompositionalLayout(section: section)
    }
}
