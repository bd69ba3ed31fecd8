// run: SectionsByIndexController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

final class SectionsByIndexController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            switch index {
            case 1: return Self.section(2, CGFloat(index) * 10)
            case 0: return Self.section(1, 3)
            default: return Self.section(3, 5)
            }
        }
    }

    private static func section(_ count: Int, _ spacing: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitem: item, count: count))
        section.interGroupSpacing = spacing
        return section
    }
}
