// run: ListsInAnOrderController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ListsInAnOrderController: UIViewController {
    private struct Tile { let place: Int; let height: CGFloat }
    private let tiles = [Tile(place: 2, height: 30), Tile(place: 0, height: 60), Tile(place: 1, height: 45)]

    func makeLayout() -> UICollectionViewLayout {
        let items = tiles.sorted(by: { $0.place < $1.place }).map { tile in
            NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(tile.height)))
        }
        let tallest = tiles.max(by: { $0.height < $1.height })?.height ?? 0
        let lowest = tiles.min { $0.height < $1.height }?.height ?? 0
        let heights = [10, 30, 20].sorted(by: >)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(tallest * 3)), subitems: items)
        group.interItemSpacing = .fixed(lowest / 5)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = CGFloat(heights[0])
        return UICollectionViewCompositionalLayout(section: section)
    }
}
