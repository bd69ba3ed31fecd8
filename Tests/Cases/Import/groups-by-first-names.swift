// swift-format-ignore-file
import UIKit

final class FirstNames: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(104))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group: NSCollectionLayoutGroup
    if #available(iOS 16.0, *) {
      group = NSCollectionLayoutGroup.horizontalGroup(
        with: size, repeatingSubitem: item, count: 4)
    } else {
      group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 4)
    }
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
