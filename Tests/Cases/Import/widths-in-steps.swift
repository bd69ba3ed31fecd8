// run: WidthsInStepsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class WidthsInStepsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let width = environment.container.effectiveContentSize.width
            var columns = 2
            if width > 380 { columns = 3 }
            if width > 650 { columns += 2 } else if width < 330 { columns -= 1 }
            let height: CGFloat
            switch width {
            case ..<350: height = 40
            case 350..<800: height = width / 10
            default: height = 120
            }
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
            group.interItemSpacing = width > 500 ? .fixed(8) : .flexible(2)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = (390...710).contains(width) ? 5 : 6
            section.contentInsets.top = width > 350 && width < 1000 || columns == 1 ? 7 : 8
            section.orthogonalScrollingBehavior = width > 600 ? .paging : .none
            return section
        }
    }
}
