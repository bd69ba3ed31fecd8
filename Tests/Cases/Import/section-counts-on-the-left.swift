import UIKit

enum Section { case photos, albums }

final class Library: UIView {
  var source: UICollectionViewDiffableDataSource<Section, Int>!

  func make() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let identifiers = self.source.snapshot().sectionIdentifiers
      guard identifiers.count > index else { return nil }
      switch identifiers[index] {
      case .photos: return self.rows(min(48, .greatestFiniteMagnitude))
      case .albums: return self.rows(60 + CGRect.zero.size.height)
      }
    }
  }

  func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  }
}
