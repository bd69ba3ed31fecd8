// run: InitialisersInExtensionsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

extension NSDirectionalEdgeInsets {
    init(sides: CGFloat, ends: CGFloat) {
        self.init(top: ends, leading: sides, bottom: ends, trailing: sides)
    }
    init(all length: CGFloat) { self.init(sides: length, ends: length) }
}

extension NSCollectionLayoutSize {
    convenience init(part: CGFloat, points: CGFloat) {
        self.init(widthDimension: .fractionalWidth(part), heightDimension: .absolute(points))
    }
}

extension NSCollectionLayoutItem {
    convenience init(size: NSCollectionLayoutSize) { self.init(layoutSize: size) }
}

final class InitialisersInExtensionsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(size: NSCollectionLayoutSize(part: 0.5, points: 80))
        item.contentInsets = NSDirectionalEdgeInsets(sides: 10, ends: 4)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        group.contentInsets = .init(sides: 3, ends: 0)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(all: 6)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
