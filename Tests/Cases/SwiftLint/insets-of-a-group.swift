import UIKit

final class ThumbnailsViewController: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(  // finding: L240
      layoutSize: .init(widthDimension: .absolute(40), heightDimension: .absolute(30)),
      subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
