// run: OrderOfRawValuesController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

/// Sections stand in the order of the raw values, which are their indices; none is below 0.
final class OrderOfRawValuesController: UIViewController {
    enum Section: Int { case loading = -1, hero, list = 2, row = 1 }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            guard let section = Section(rawValue: index) else { return nil }
            let height: CGFloat
            switch section {
            case .loading: height = 10
            case .hero: height = 90
            case .row: height = 40
            case .list: height = 60
            }
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height + CGFloat(section.rawValue)))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
    }
}
