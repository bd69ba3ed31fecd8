// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  section.interGroupSpacing = gap
  return section
}

struct Item: Hashable { let isBig: Bool }

final class Items: UIViewController {
  var dataSource: UICollectionViewDiffableDataSource<Int, Item>!

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, _ in
      guard let snapshot = self?.dataSource.snapshot() else { return nil }
      let first = self?.dataSource.itemIdentifier(for: IndexPath(item: 0, section: index))
      let second = self?.dataSource.itemIdentifier(for: IndexPath(item: 1, section: index))
      let section = row(1)
      section.contentInsets.top = first!.isBig ? 1 : 2
      section.contentInsets.bottom = second!.isBig ? 3 : 4
      return section
    }
  }
}
