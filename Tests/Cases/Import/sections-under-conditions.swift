// run: SectionsUnderConditionsController().makeLayout(), sections: 4
// swift-format-ignore-file
import UIKit

final class SectionsUnderConditionsController: UIViewController {
    enum Kind { case hero, promo, grid, links }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, environment in
            let isWide = environment.traitCollection.horizontalSizeClass == .regular
            var order: [Kind] = [.hero]
            if isWide { order.append(.promo) }
            order.append(.grid)
            order += isWide ? [.links] : []
            guard order.indices.contains(index) else { return nil }
            switch order[index] {
            case .hero: return self.section(columns: 1)
            case .promo: return self.section(columns: 2)
            case .grid: return self.section(columns: 3)
            case .links: return self.section(columns: 4)
            }
        }
    }

    private func section(columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: columns))
    }
}
