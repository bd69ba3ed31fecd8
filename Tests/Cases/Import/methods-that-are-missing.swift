// swift-format-ignore-file
import UIKit

final class MissingMethodStyle {
    var height: CGFloat = 1 { didSet { limit() } }
    init() { height = 5 }
}

struct MissingMethodInsets {
    var top: CGFloat = 1
    mutating func grow() {
        top += 3
        adjust()
    }
}

final class MissingMethodsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let style = MissingMethodStyle()
        style.height = 90
        var insets = MissingMethodInsets()
        insets.grow()
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(style.height)), subitems: [item]))
        section.contentInsets.top = insets.top
        return UICollectionViewCompositionalLayout(section: section)
    }
}
