// run: WritingThroughKeyPathsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutSection {
    func with<Value>(_ path: ReferenceWritableKeyPath<NSCollectionLayoutSection, Value>, _ value: Value) -> NSCollectionLayoutSection {
        self[keyPath: path] = value
        return self
    }
}

final class WritingThroughKeyPathsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section[keyPath: \.interGroupSpacing] = 5
        let leading = \NSCollectionLayoutSection.contentInsets.leading
        section[keyPath: leading] += 3
        section[keyPath: leading] *= 2
        section.contentInsets[keyPath: \.top] = section[keyPath: leading] + 1
        return UICollectionViewCompositionalLayout(section: section.with(\.orthogonalScrollingBehavior, .groupPaging).with(\.contentInsets.bottom, 9))
    }
}
