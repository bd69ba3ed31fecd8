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

extension NSDirectionalEdgeInsets {
  static let usual = NSDirectionalEdgeInsets(top: .zero, leading: 12, bottom: .zero, trailing: 12)
}

final class Zeros: UIViewController {
  func section(insets: NSDirectionalEdgeInsets = .usual) -> NSCollectionLayoutSection {
    let section = line(1)
    section.contentInsets = insets
    return section
  }
}
