// swift-format-ignore-file
import UIKit

enum ShelfStyle { case list(height: CGFloat), grid(columns: Int) }

final class SnapshotsOfSectionsController: UIViewController {
    enum Shelf: Int {
        case books, films

        var style: ShelfStyle {
            switch self {
            case .books: return .list(height: 60)
            case .films: return .grid(columns: 3)
            }
        }
    }

    private var dataSource: UICollectionViewDiffableDataSource<Shelf, Int>!

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            guard let shelf = self?.dataSource.snapshot().sectionIdentifiers[index] else { return nil }
            let section = Self.makeSection(shelf.style)
            section.contentInsets.bottom = shelf == .films ? 0 : 24
            return section
        }
    }

    private static func makeSection(_ style: ShelfStyle) -> NSCollectionLayoutSection {
        switch style {
        case .list(let height): return makeSection(height, 1)
        case .grid(let columns): return makeSection(120, columns)
        }
    }

    private static func makeSection(_ height: CGFloat, _ columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
        return NSCollectionLayoutSection(group: group)
    }
}
