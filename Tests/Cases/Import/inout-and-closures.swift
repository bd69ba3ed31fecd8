// run: InoutController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class InoutController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        var insets = NSDirectionalEdgeInsets.zero
        grow(&insets, by: 6)
        let make: (CGFloat) -> NSCollectionLayoutItem = { NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth($0), heightDimension: .fractionalHeight(1))) }
        func both(_ a: CGFloat, _ b: CGFloat) -> [NSCollectionLayoutItem] { [make(a), make(b)] }
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)), subitems: both(0.7, 0.3))
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = insets
        [section].forEach { $0.interGroupSpacing = 5 }
        return UICollectionViewCompositionalLayout(section: section)
    }
    private func grow(_ insets: inout NSDirectionalEdgeInsets, by amount: CGFloat) {
        insets.top += amount
        insets.bottom = insets.top * 2
    }
}
