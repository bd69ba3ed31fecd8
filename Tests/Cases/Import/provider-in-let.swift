// run: ProviderInLetController().makeLayout(), sections: 2
// swift-format-ignore-file
import UIKit

final class ProviderInLetController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, _ in
            switch index {
            case 0: return Self.row(height: 100)
            case 1...2: return Self.row(height: 50)
            default: return nil
            }
        }
        return UICollectionViewCompositionalLayout(sectionProvider: provider)
    }
    static func row(height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]))
    }
}
