// run: LoopsInTwoCasesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class LoopsInTwoCasesController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let isWide = environment.container.contentSize.width > 600
            let rows = isWide ? 3 : 2
            var height: CGFloat = 0
            var groups: [NSCollectionLayoutItem] = []
            for row in 0..<rows {
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(40 + row * 10)))
                groups.append(NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]))
                height += CGFloat(40 + row * 10)
            }
            (0..<rows).forEach { _ in height += 1 }
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: groups)
            return NSCollectionLayoutSection(group: group)
        }
    }
}
