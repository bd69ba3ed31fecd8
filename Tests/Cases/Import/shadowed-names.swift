// run: ShadowedNamesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ShadowedNamesController: UIViewController {
    private let gap: CGFloat = 4

    func makeLayout() -> UICollectionViewLayout {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item]))
        if let insets = Optional(insets) {
            var insets = insets
            insets.top = 10
            section.contentInsets = insets
        }
        item.contentInsets = insets
        do {
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(1), heightDimension: .fractionalHeight(1)))
            item.contentInsets.top = 99
        }
        let gap = self.gap + 1
        section.interGroupSpacing = gap
        return UICollectionViewCompositionalLayout(section: section)
    }
}
