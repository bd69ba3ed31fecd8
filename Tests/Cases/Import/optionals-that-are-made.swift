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

final class Optionals: UIViewController {
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }

  func section() -> NSCollectionLayoutSection? { Optional.some(line(1)) }

  func makeLayout() -> UICollectionViewLayout {
    title = "Files"
    return UICollectionViewCompositionalLayout { _, _ in self.section() }
  }
}
