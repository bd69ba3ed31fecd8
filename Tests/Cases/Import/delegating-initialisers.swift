// run: DelegatingInitialisersController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

struct GridMeasure {
    var columns: Int
    var gap: CGFloat
}

extension GridMeasure {
    init(_ columns: Int) {
        self.init(columns: columns, gap: CGFloat(columns) * 2)
        gap += 1
    }
    init?(name: String) {
        guard name == "narrow" || name == "wide" else { return nil }
        self.init(columns: name == "wide" ? 6 : 1, gap: 30)
    }
}

final class DelegatingInitialisersController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let grid = GridMeasure(3)
        let other = GridMeasure(columns: 2, gap: 5)
        let named = GridMeasure(name: "wide")
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let a = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: grid.columns)
        a.interItemSpacing = .fixed(grid.gap)
        let b = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(other.gap * 10)), subitem: item, count: other.columns)
        let c = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(named?.gap ?? 1)), subitem: item, count: named?.columns ?? 9)
        let column = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)), subitems: [a, b, c])
        let section = NSCollectionLayoutSection(group: column)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
