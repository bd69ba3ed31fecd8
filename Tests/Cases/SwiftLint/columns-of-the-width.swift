import UIKit

final class AdaptiveViewController: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = Int(environment.container.effectiveContentSize.width / 400)
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
        subitem: item,
        count: columns)  // finding: L302
      return NSCollectionLayoutSection(group: group)
    }
  }
}
