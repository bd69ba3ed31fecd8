// swift-format-ignore-file
import UIKit

final class CountsOfListsViewController: UIViewController {
    var openPositions: [Int] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] _, _ in
            func cells(_ count: Int?) -> NSCollectionLayoutSection {
                let size = if let count, count != 0 { NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)) } else { NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(195)) }
                return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            }
            return cells(self?.openPositions.count)
        }
    }
}
final class ItemCountsViewController: UIViewController {
    enum Section { case banners, cash }
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [dataSource] index, _ in
            switch dataSource.sectionIdentifier(for: index)! {
            case .banners:
                let n = dataSource.snapshot().numberOfItems(inSection: .banners)
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(n)), heightDimension: .absolute(44)))
                return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(CGFloat(n)), heightDimension: .absolute(44)), repeatingSubitem: item, count: n))
            case .cash: return nil
            }
        }
    }
}
@MainActor func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let a = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "a", alignment: .top); a.zIndex = Int.max
    let b = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "b", alignment: .bottom); b.zIndex = .max
    section.boundarySupplementaryItems = [a, b]
    return UICollectionViewCompositionalLayout(section: section)
}
