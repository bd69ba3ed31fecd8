// run: LoopsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class LoopsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let fractions: [CGFloat] = [0.5, 0.3, 0.2]
        var items: [NSCollectionLayoutItem] = []
        for fraction in fractions where fraction > 0.25 {
            items.append(NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1))))
        }
        for index in stride(from: 10, to: 40, by: 10) {
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(CGFloat(index)), heightDimension: .fractionalHeight(1)))
            items += [item]
        }
        let total = fractions.reduce(0, +)
        let pair = zip(fractions, fractions.dropFirst()).map { $0 * $1 }
        let row = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(total), heightDimension: .absolute(50)), subitems: items)
        let small = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(pair[0]), heightDimension: .absolute(20)))
        let column = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(130)), subitems: [row] + Array(repeating: small, count: 4))
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: column))
    }
}
