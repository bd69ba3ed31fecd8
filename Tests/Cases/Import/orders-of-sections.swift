// run: OrdersOfSectionsController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

final class OrdersOfSectionsController: UIViewController {
    enum Kind { case hero, promo, grid }
    private static let narrow: [Kind] = [.hero, .promo, .grid]
    private static let wide: [Kind] = [.grid, .hero]

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let list = environment.traitCollection.horizontalSizeClass == .regular ? Self.wide : Self.narrow
            guard index < list.count else { return nil }
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let height: CGFloat
            switch list[index] {
            case .hero: height = 300
            case .promo: height = 200
            case .grid: height = 100
            }
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
        }
    }
}
