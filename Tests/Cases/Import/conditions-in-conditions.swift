// swift-format-ignore-file
import UIKit

private func line(_ gap: CGFloat) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  section.interGroupSpacing = gap
  return section
}

final class Seasons: UIViewController {
  enum Kind: Int { case header, seasons }
  var seasons: [Int] = []

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      var section: NSCollectionLayoutSection?
      var hasHeader = false
      switch Kind(rawValue: index)! {
      case .header: section = line(1)
      case .seasons:
        if !self.seasons.isEmpty {
          section = line(2)
          hasHeader = true
        }
      }
      if hasHeader {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        section?.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
        ]
      }
      return section
    }
  }
}
