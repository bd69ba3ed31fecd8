// run: MathematicsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class MathematicsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = pow(2, 3) + sqrt(16)
        section.contentInsets.top = (2.5 as CGFloat).rounded() + floor(3.7) + ceil(0.2)
        section.contentInsets.leading = abs(-4) + min(3, 2, 8) + max(1, 6)
        section.contentInsets.bottom = trunc(9.9) + round(1.4) + CGFloat(2).squareRoot().rounded(.up)
        section.contentInsets.trailing = hypot(3, 4) + CGFloat(1_0) + 0x10 + 1e1
        group.contentInsets.top = -(-3)
        group.contentInsets.leading = 10 - 2 - 3
        group.contentInsets.bottom = 2 + 3 * 4 - 6 / 3
        group.contentInsets.trailing = (CGFloat.pi * 100).rounded(.down) / 100
        return UICollectionViewCompositionalLayout(section: section)
    }
}
