import UIKit
func row(_ h: CGFloat) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(h))
  return NSCollectionLayoutSection(
    group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
final class FeedViewController: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let s = row(index.isMultiple(of: 2) ? 10 : 20)
      if index == 1 { s.interGroupSpacing = 4 }
      return s
    }
  }
}
