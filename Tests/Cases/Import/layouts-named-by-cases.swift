// run: LayoutsNamedByCasesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

/// Two layouts in one `switch`: each is a layout of its own, named by its case.
final class LayoutsNamedByCasesController: UIViewController {
    enum Style { case list, grid }
    var style = Style.list

    private func section(_ columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitem: item, count: columns)
        return NSCollectionLayoutSection(group: group)
    }

    func makeLayout() -> UICollectionViewLayout {
        switch style {
        case .list: return UICollectionViewCompositionalLayout(section: section(1))
        case .grid: return UICollectionViewCompositionalLayout(section: section(3))
        }
    }
}
