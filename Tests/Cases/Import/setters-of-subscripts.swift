// run: SettersOfSubscriptsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

struct GridOfLengths {
    private var lengths: [[CGFloat]] = [[10, 20], [30, 40]]
    subscript(row: Int, column: Int) -> CGFloat {
        get { lengths[row][column] }
        set { lengths[row][column] = newValue }
    }
}

final class NamedLengths {
    private var lengths: [String: CGFloat] = [:]
    subscript(name: String) -> CGFloat {
        get { lengths[name] ?? 44 }
        set(length) { lengths[name] = length / 2 }
    }
}

struct OwnList<Element> {
    private var elements: [Element]
    init(_ elements: [Element]) { self.elements = elements }
    subscript(index: Int) -> Element {
        get { elements[index] }
        set { elements[index] = newValue }
    }
}

final class SettersOfSubscriptsController: UIViewController {
    private func row(_ height: CGFloat, _ columns: Int = 1) -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
    }

    func makeLayout() -> UICollectionViewLayout {
        var grid = GridOfLengths()
        grid[0, 1] = 70
        grid[1, 0] += 5
        let named = NamedLengths()
        named["tall"] = 150
        named["low"] -= 4
        var lists = [OwnList<CGFloat>([1, 2]), OwnList([3, 4])]
        lists[1][0] = 66
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)), subitems: [row(grid[0, 0]), row(grid[0, 1]), row(grid[1, 0]), row(named["tall"]), row(named["low"]), row(lists[0][0]), row(lists[1][0])])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
