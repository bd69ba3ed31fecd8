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

final class Registering: UICollectionViewCompositionalLayout {
  init() {
    super.init(
      sectionProvider: { _, _ in line(1) },
      configuration: UICollectionViewCompositionalLayoutConfiguration())
    self.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
  }

  required init?(coder: NSCoder) { fatalError() }
}
