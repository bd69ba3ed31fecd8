// run: StaticAndOwnController().makeLayout(), sections: 4
// swift-format-ignore-file
import UIKit

final class StaticAndOwnController: UIViewController {
    static let height: CGFloat = 99
    let height: CGFloat = 10
    let side: CGFloat = 30
    static let side: CGFloat = 60

    private func row(_ height: CGFloat, _ width: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(width), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    private static func spaced(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
        section.interGroupSpacing = height
        return section
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [self] index, _ in
            switch index {
            case 0: return row(height, side)
            case 1: return row(Self.height, Self.side)
            case 2: return row(StaticAndOwnController.height, self.side)
            default: return StaticAndOwnController.spaced(row(self.height, StaticAndOwnController.side))
            }
        }
    }
}
