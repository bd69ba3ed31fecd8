// run: WholeNumbersController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class WholeNumbersController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let seven = 7
        let half = seven / 2
        let minus = -7 / 2
        let rest = -7 % 3
        let real = 7 / 2.0
        let mixed = CGFloat(7) / 2
        let cut = Int(-3.9)
        let literal: CGFloat = 7 / 2
        let scaled = CGFloat(seven / 2) + CGFloat(seven) / 2
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = CGFloat(half) + CGFloat(minus + 10)
        section.contentInsets = .init(top: CGFloat(rest + 5), leading: real, bottom: mixed + literal, trailing: scaled + CGFloat(cut))
        group.contentInsets.leading = CGFloat(max(1, seven / 3, -4))
        group.contentInsets.bottom = 1 / 2 * 10
        group.contentInsets.trailing = CGFloat(1 / 2 * 10)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
