// run: SetsOfEqualValuesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

struct CountedItem: Hashable {
    var id: Int
    var title = ""
    static func == (left: CountedItem, right: CountedItem) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class SetsOfEqualValuesController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let numbers = Set([1, 2, 2, 1])
        let items = Set([CountedItem(id: 1), CountedItem(id: 2), CountedItem(id: 2, title: "b"), CountedItem(id: 3)])
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitem: item, count: items.count)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = CGFloat(numbers.count)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
