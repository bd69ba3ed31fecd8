// run: TwoWidthsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class TwoWidthsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width
            var columns = 1
            if width >= 900 { columns = 4 } else if width >= 600 { columns = 3 } else if width > 350 { columns = 2 }
            let spacing: CGFloat = columns > 2 ? 16 : 8
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(width / CGFloat(columns))), subitem: item, count: columns)
            group.interItemSpacing = .fixed(spacing)
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: spacing, leading: spacing, bottom: spacing, trailing: spacing)
            return section
        }
    }
}
