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

extension NSCollectionLayoutSection {
  static func grid() -> NSCollectionLayoutSection { line(1) }

  func withInsets(_ inset: CGFloat) -> NSCollectionLayoutSection {
    contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    return self
  }
}
