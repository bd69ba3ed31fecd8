// run: WholeNumbersOfTheWidthController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class WholeNumbersOfTheWidthController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let width = environment.container.effectiveContentSize.width
            let columns = Int(width) / 150
            let rest = Int(width) % 150
            let per = Int(width / 100) / 2 * 3
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: columns)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = CGFloat(rest)
            section.contentInsets.top = CGFloat(per)
            section.contentInsets.leading = width.truncatingRemainder(dividingBy: 7).rounded()
            section.contentInsets.trailing = (width / 7).rounded(.up)
            section.contentInsets.bottom = CGFloat((Int(width) - 400) / 100)
            return section
        }
    }
}
