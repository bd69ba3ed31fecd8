// run: WritingThroughKeyPathsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutSection {
    func with<Value>(_ path: ReferenceWritableKeyPath<NSCollectionLayoutSection, Value>, _ value: Value) -> NSCollectionLayoutSection {
        self[keyPath: path] = value
        return self
    }
}

struct Style {
    var gap: CGFloat = 8
    var columns = 3

    func setting<Value>(_ path: WritableKeyPath<Style, Value>, _ value: Value) -> Style {
        var style = self
        style[keyPath: path] = value
        return style
    }
}

final class WritingThroughKeyPathsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        let style = Style().setting(\.gap, 1).setting(\.columns, 5)
        group.contentInsets.top = style.gap / 2
        group.contentInsets.bottom = CGFloat(style.columns / 2)
        let section = NSCollectionLayoutSection(group: group)
        section[keyPath: \.interGroupSpacing] = 5
        let leading = \NSCollectionLayoutSection.contentInsets.leading
        section[keyPath: leading] += 3
        section[keyPath: leading] *= 2
        section.contentInsets[keyPath: \.top] = section[keyPath: leading] + 1
        return UICollectionViewCompositionalLayout(section: section.with(\.orthogonalScrollingBehavior, .groupPaging).with(\.contentInsets.bottom, 9))
    }
}
