// run: Sizes().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutSize {
  convenience init(widthDimension: CGFloat, heightDimension: CGFloat) {
    self.init(
      widthDimension: .absolute(widthDimension), heightDimension: .absolute(heightDimension))
  }
}

final class Sizes: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(3))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: 5, heightDimension: 6), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
