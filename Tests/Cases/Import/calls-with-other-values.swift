// swift-format-ignore-file
import UIKit

final class CallsWithOtherValuesController: UIViewController {
    enum Shelf: Int { case books, films }
    private let model = ShelfModel()
    private let heights = ShelfModel.heights

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [model, heights] index, _ in
            guard let shelf = Shelf(rawValue: index) else { return nil }
            var items: [NSCollectionLayoutItem] = []
            for row in 0..<2 {
                items.append(NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(model.height(of: row)))))
                items.append(NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(heights[row]))))
            }
            let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)), subitems: items)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = model.shelves.contains(where: { $0.shelf == shelf }) ? 8 : 0
            return section
        }
    }
}
