// swift-format-ignore-file
import UIKit
final class GalleryViewController: UIViewController {
    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, env in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            var rows = [NSCollectionLayoutItem(layoutSize: size)]
            if env.container.effectiveContentSize.width > 400 { rows.append(NSCollectionLayoutItem(layoutSize: size)) }
            let outer = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100 * CGFloat(rows.count))), subitems: rows)
            return NSCollectionLayoutSection(group: outer)
        }
    }
}
