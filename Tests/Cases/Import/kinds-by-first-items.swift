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

enum Kind: Hashable { case wide, narrow }
struct Item: Hashable {
  let id: Int
  let kind: Kind
}

final class FirstItems: UIViewController {
  var dataSource: UICollectionViewDiffableDataSource<Int, Item>!

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let first = self.dataSource.itemIdentifier(for: IndexPath(item: 0, section: index))
      switch first?.kind {
      case .wide: return row(1)
      case .narrow: return row(2)
      case nil: return nil
      }
    }
  }
}
