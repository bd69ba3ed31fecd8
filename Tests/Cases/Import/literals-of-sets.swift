// run: LiteralsOfSetsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

@MainActor private func row(_ n: Int, _ h: CGFloat = 50, gap: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitem: item, count: n)
    group.interItemSpacing = .fixed(gap)
    return NSCollectionLayoutSection(group: group)
}
final class LiteralsOfSetsController: UIViewController {
    let s: Set<Int> = [1, 2, 2]
    func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: row(s.count)) }
}
