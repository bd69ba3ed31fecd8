// swift-format-ignore-file
import UIKit
final class TilesViewController: UIViewController {
    enum Tile { case big, small
        var size: NSCollectionLayoutSize {
            switch self {
            case .big: return NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
            case .small: return NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
            }
        }
    }
    func layout() -> UICollectionViewLayout {
        let items = [Tile.big, .small, .small].map { NSCollectionLayoutItem(layoutSize: $0.size) }
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: items)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
