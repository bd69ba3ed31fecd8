// run: SizeFromSizeController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class SizeFromSizeController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(77))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: itemSize.widthDimension, heightDimension: item.layoutSize.heightDimension), subitems: [item])
        let nested = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: group.layoutSize.heightDimension), subitems: [group, group])
        let section = NSCollectionLayoutSection(group: nested)
        section.interGroupSpacing = itemSize.heightDimension.dimension / 7
        return UICollectionViewCompositionalLayout(section: section)
    }
}
