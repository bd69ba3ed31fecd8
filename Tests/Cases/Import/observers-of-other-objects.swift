// run: ObserversOfOtherObjectsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ChainedNode {
    var child: ChainedNode?
    var total: CGFloat = 0
    var gap: CGFloat = 1 {
        didSet {
            child?.gap = gap * 2
            total += 1
            if gap > 15 { gap = 15 }
        }
    }
}

final class ObserversOfOtherObjectsController: UIViewController {
    private func row(_ height: CGFloat, _ columns: Int = 1) -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
    }

    func makeLayout() -> UICollectionViewLayout {
        let (first, second, third) = (ChainedNode(), ChainedNode(), ChainedNode())
        first.child = second
        second.child = third
        first.gap = 5
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)), subitems: [row(first.gap), row(second.gap), row(third.gap), row(third.total * 10)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
