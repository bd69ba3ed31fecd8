// run: ReferencesToClassesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class SharedMeasure {
    var gap: CGFloat
    init(gap: CGFloat) { self.gap = gap }
}

final class ReferencesToClassesController: UIViewController {
    private func raise(_ measure: SharedMeasure) { measure.gap *= 2 }

    func makeLayout() -> UICollectionViewLayout {
        let first = SharedMeasure(gap: 3)
        let second = first
        second.gap += 4
        raise(second)
        let third = SharedMeasure(gap: 1)
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: 2)
        group.interItemSpacing = .fixed(first.gap)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = third.gap
        section.contentInsets.top = first === second ? 11 : 12
        return UICollectionViewCompositionalLayout(section: section)
    }
}
