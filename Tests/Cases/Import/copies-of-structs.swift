// run: CopiesOfStructsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

struct MeasureCopy {
    var gap: CGFloat = 8
    var columns = 2
    mutating func bump() { gap += 1; columns *= 2 }
    func bumped() -> MeasureCopy {
        var copy = self
        copy.bump()
        copy.bump()
        return copy
    }
}

final class CopiesOfStructsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        var first = MeasureCopy()
        var second = first
        second.gap = 20
        first.columns = 4
        var insets = NSDirectionalEdgeInsets.zero
        insets.top = 4
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = insets
        insets.top = 9
        insets.leading = 2
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: first.columns)
        group.interItemSpacing = .fixed(first.gap)
        group.contentInsets = insets
        group.contentInsets.leading += 5
        group.contentInsets.trailing = group.contentInsets.leading * 2
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = second.gap
        section.contentInsets.bottom = second.bumped().gap
        section.contentInsets.top = second.gap
        second.bump()
        section.contentInsets.leading = second.gap
        return UICollectionViewCompositionalLayout(section: section)
    }
}
