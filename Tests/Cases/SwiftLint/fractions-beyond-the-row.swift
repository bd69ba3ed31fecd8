import UIKit

final class GalleryViewController: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(  // finding: L421
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitems: [item, item, item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
