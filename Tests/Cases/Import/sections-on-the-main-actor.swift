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

final class Actors: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      MainActor.assumeIsolated {
        let section = line(1)
        section.contentInsets = .init(top: .zero, leading: 2, bottom: .zero, trailing: .zero)
        return section
      }
    }
  }

  func spaced(spacing: NSCollectionLayoutSpacing? = nil) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(3))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    group.interItemSpacing = spacing
    return NSCollectionLayoutSection(group: group)
  }
}
