// run: OperatorsOnSelfController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

extension NSDirectionalEdgeInsets {
    static func all(_ value: CGFloat) -> Self { .init(top: value, leading: value, bottom: value, trailing: value) }
    static func - (left: Self, right: Self) -> Self {
        .init(top: left.top - right.top, leading: left.leading - right.leading, bottom: left.bottom - right.bottom, trailing: left.trailing - right.trailing)
    }
}

final class OperatorsOnSelfController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .all(4) - NSDirectionalEdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
