// run: AliasesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

typealias Measure = NSCollectionLayoutSize
typealias Row = NSCollectionLayoutGroup
typealias Part = NSCollectionLayoutSection
enum AliasNames { typealias Edges = NSDirectionalEdgeInsets }

final class AliasesController: UIViewController {
    typealias Cell = NSCollectionLayoutItem

    func makeLayout() -> UICollectionViewLayout {
        let item = Cell(layoutSize: Measure(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40)))
        let group = Row.horizontal(layoutSize: item.layoutSize, subitems: [item])
        let section: Part = .init(group: group)
        section.contentInsets = AliasNames.Edges(top: 1, leading: 2, bottom: 3, trailing: 4)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
