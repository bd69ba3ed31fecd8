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

final class Given: UIViewController {
  func plain() -> NSCollectionLayoutSection { line(1) }

  private func appendHeader(to section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
    section.interGroupSpacing = 4
    return section
  }
}
