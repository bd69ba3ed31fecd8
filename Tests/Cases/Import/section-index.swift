// run: SectionIndexController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class SectionIndexController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let isEven = index % 2 == 0
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(isEven ? 1 : 0.5), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50 + 10 * CGFloat(index))), subitems: [item])
            group.interItemSpacing = .fixed(index.isMultiple(of: 3) ? 4 : fmod(environment.container.effectiveContentSize.width, 7))
            return NSCollectionLayoutSection(group: group)
        }
    }
}
