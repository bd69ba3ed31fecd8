// run: MethodsThatChangeNumbersController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

/// Methods that change the number or the Bool that they are called on.
final class MethodsThatChangeNumbersController: UIViewController {
    struct Style { var isWide = false; var height: CGFloat = 10.7 }

    func makeLayout() -> UICollectionViewLayout {
        var style = Style()
        style.isWide.toggle()
        style.height.round(.down)
        var gap: CGFloat = -4
        gap.negate()
        var isTall = true
        isTall.toggle()
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(style.isWide ? 0.5 : 1),
            heightDimension: .absolute(isTall ? 100 : style.height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(gap)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
