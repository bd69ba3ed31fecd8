// run: CapturedVariablesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class CapturedVariablesController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        var count = 0
        let next = { () -> CGFloat in
            count += 1
            return CGFloat(count) * 0.1
        }
        let a = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(next()), heightDimension: .fractionalHeight(1)))
        let b = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(next()), heightDimension: .fractionalHeight(1)))
        func twice(_ x: CGFloat) -> CGFloat {
            count += 10
            return x * 2
        }
        let c = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(twice(next())), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(count))), subitems: [a, b, c])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 2
        return UICollectionViewCompositionalLayout(section: section)
    }
}
