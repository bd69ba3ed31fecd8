// run: RoundingController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class RoundingController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let width = environment.container.contentSize.width
            let columns = Int((width / 110).rounded(.down))
            let side = floor((width - 32) / CGFloat(columns))
            let height = ceil(side * 1.25)
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(side), heightDimension: .absolute(height)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = (width / 100).rounded()
            return section
        }
    }
}
