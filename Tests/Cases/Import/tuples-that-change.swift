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

final class Tuples: UIViewController {
  private var pair = (first: CGFloat(1), second: CGFloat(2))

  func update() { (pair.first, _) = (5, 6) }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: line(pair.first))
  }
}
