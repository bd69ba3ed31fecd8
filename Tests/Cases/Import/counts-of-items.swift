// swift-format-ignore-file
import UIKit

final class CountsOfItemsController: UIViewController, UICollectionViewDataSource {
    struct Shelf { let title: String; let books: [String]; let tags: [String] }
    private var shelves: [Shelf] = []

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            guard let self = self else { return nil }
            let columns = self.shelves[index].books.count > 4 ? 3 : 2
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitem: item, count: columns)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = CGFloat(self.shelves[index].tags.count)
            return section
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return shelves[section].books.count
    }
}

final class OnlyListController: UIViewController {
    struct Row { let title: String; let cells: [Int] }
    private var rows: [Row] = []

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitem: item, count: min(rows[index].cells.count, 4))
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = rows[index].cells.isEmpty ? 0 : 8
            return section
        }
    }
}
