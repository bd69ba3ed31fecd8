// run: OperatorsOfTypesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

extension NSDirectionalEdgeInsets {
    static func * (insets: NSDirectionalEdgeInsets, scale: CGFloat) -> NSDirectionalEdgeInsets {
        .init(top: insets.top * scale, leading: insets.leading * scale, bottom: insets.bottom * scale, trailing: insets.trailing * scale)
    }
    static func + (first: NSDirectionalEdgeInsets, second: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        .init(top: first.top + second.top, leading: first.leading + second.leading, bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
    }
}

final class OperatorsOfTypesController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) * 2
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        group.contentInsets = item.contentInsets + NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let section = NSCollectionLayoutSection(group: group)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
