// run: EarlyReturnsInLoopsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class EarlyReturnsInLoopsController: UIViewController {
    private func columns(for width: CGFloat) -> Int {
        for (limit, columns) in [(350, 1), (600, 2), (900, 4)] {
            if width < CGFloat(limit) { return columns }
        }
        return 6
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] _, environment in
            let width = environment.container.effectiveContentSize.width
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            return NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: self.columns(for: width)))
        }
    }
}
