// run: RecursionAndShadowsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class RecursionAndShadowsController: UIViewController {
    private func factorial(_ n: CGFloat) -> CGFloat { n <= 1 ? 1 : n * factorial(n - 1) }
    private func nested(_ group: NSCollectionLayoutGroup, _ depth: Int) -> NSCollectionLayoutGroup {
        guard depth > 0 else { return group }
        let outer = NSCollectionLayoutGroup.horizontal(layoutSize: group.layoutSize, subitems: [group])
        return nested(outer, depth - 1)
    }

    func makeLayout() -> UICollectionViewLayout {
        let size: CGFloat = 3
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        var group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        for size in 1...2 {
            let row = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(size) * 100)), subitems: [group])
            group = row
        }
        let section = NSCollectionLayoutSection(group: nested(group, 2))
        section.interGroupSpacing = size + factorial(4)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
