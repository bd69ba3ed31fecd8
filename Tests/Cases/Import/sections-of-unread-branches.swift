// swift-format-ignore-file
import UIKit
final class BuilderViewController {
    func builder(_ section: Int) -> Wrapped {
        switch section {
        case 0: return .grid(gridSize: 2)
        default: return Wrapped { environment in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
        }
    }
}
