// run: EdgesOfViewsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class EdgesOfViewsController: UIViewController {
    private enum Metrics {
        static let insets = UIEdgeInsets(top: 8, left: 16, bottom: 4, right: 12)
        static let none = UIEdgeInsets.zero
    }

    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
        item.contentInsets.top = Metrics.none.top
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: Metrics.insets.top, leading: Metrics.insets.left, bottom: Metrics.insets.bottom, trailing: Metrics.insets.right)
        section.interGroupSpacing = Metrics.insets.left / 2
        return UICollectionViewCompositionalLayout(section: section)
    }
}
