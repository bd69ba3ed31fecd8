// run: OwnEqualityController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

struct PinnedItem: Equatable {
    var id: Int
    var title: String
    static func == (left: PinnedItem, right: PinnedItem) -> Bool { left.id == right.id }
}

struct PinnedPair: Equatable { var first: PinnedItem, second: PinnedItem }

enum PinnedKind: Equatable { case pinned(PinnedItem), free }

final class OwnEqualityController: UIViewController {
    private func row(_ height: CGFloat, _ columns: Int = 1) -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
    }

    func makeLayout() -> UICollectionViewLayout {
        let pinned = [PinnedItem(id: 1, title: "a"), PinnedItem(id: 2, title: "b")]
        let (one, two) = (PinnedItem(id: 1, title: "c"), PinnedItem(id: 2, title: "d"))
        let isPinned = pinned.contains(one)
        let place = pinned.firstIndex(of: two) ?? 7
        let isSamePair = PinnedPair(first: one, second: two) == PinnedPair(first: pinned[0], second: pinned[1])
        let isSameList = pinned == [one, two]
        let isSameKind = PinnedKind.pinned(one) == .pinned(pinned[0])
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)), subitems: [row(isPinned ? 20 : 80), row(one != pinned[0] ? 25 : 85), row(CGFloat(place * 10)), row(isSamePair ? 30 : 90), row(isSameList ? 35 : 95), row(isSameKind ? 40 : 99)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
