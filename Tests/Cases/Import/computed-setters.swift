// run: ComputedSettersController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutSection {
    var sides: CGFloat {
        get { contentInsets.leading }
        set {
            contentInsets.leading = newValue
            contentInsets.trailing = newValue
        }
    }
}

extension NSDirectionalEdgeInsets {
    var ends: CGFloat {
        get { top + bottom }
        set { (top, bottom) = (newValue, newValue) }
    }
}

extension NSCollectionLayoutItem {
    var padding: CGFloat {
        get { contentInsets.top }
        set(length) { contentInsets = NSDirectionalEdgeInsets(top: length, leading: length, bottom: length, trailing: length) }
    }
}

final class ComputedSettersController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item]))
        section.sides = 12
        section.contentInsets.ends = 5
        section.contentInsets.top += section.sides
        item.padding = 3
        return UICollectionViewCompositionalLayout(section: section)
    }
}
