// run: FieldsOfTuplesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class FieldsOfTuplesController: UIViewController {
    private func row(_ height: CGFloat, _ columns: Int = 1) -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] _, environment in
            var style = (columns: 2, height: CGFloat(20))
            style.columns = 4
            style.1 += 10
            if environment.container.effectiveContentSize.width > 600 { style.height = 50 } else { style.0 = 3 }
            var rows = [(name: "a", height: CGFloat(10)), (name: "b", height: 20)]
            rows[0].height = 90
            var nested = (insets: NSDirectionalEdgeInsets.zero, sizes: (CGFloat(1), CGFloat(2)))
            nested.insets.top = 9
            nested.sizes.1 = 33
            nested.1.0 = 44
            let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)), subitems: [self.row(style.height, style.columns), self.row(rows[0].height), self.row(rows[1].height), self.row(nested.sizes.0), self.row(nested.1.1)])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = nested.insets
            return section
        }
    }
}
