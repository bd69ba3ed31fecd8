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

final class Casts: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let section = row(1)
      if self.parent as? UINavigationController != nil { section.contentInsets.top = 20 }
      if let controller = self.owner as? UITabBarController {
        section.contentInsets.bottom = controller.isCompact ? 3 : 4
      }
      return section
    }
  }
}
