// run: CastsToGroupsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit
final class CastsToGroupsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let stack = NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 2)
        let all: [NSCollectionLayoutItem] = [item, stack]
        all.compactMap { $0 as? NSCollectionLayoutGroup }.forEach { $0.contentInsets.bottom = 8 }
        return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: all)))
    }
}
