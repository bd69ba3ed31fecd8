// run: TrayViewController.Box().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

class TrayViewController {
    struct UX { static let inset = 1.0; static let gap = 2.0 }
    class Box {
        struct UX { static let inset = 6.0 }
        required init() {}
        @MainActor func makeLayout() -> UICollectionViewLayout {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            group.interItemSpacing = .fixed(UX.inset)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = TrayViewController.UX.gap
            return UICollectionViewCompositionalLayout(section: section)
        }
    }
}
