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

final class Metrics {
  var gap: CGFloat { 5 }
  let inset: CGFloat = 7
}

final class Conditions: UIViewController {
  var isOn = false
  let metrics = Metrics()

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let section = row(1)
      if self.isOn { section.contentInsets.top = self.metrics.gap }
      section.contentInsets.bottom = self.metrics.gap
      section.contentInsets.leading = self.metrics.inset
      return section
    }
  }
}
