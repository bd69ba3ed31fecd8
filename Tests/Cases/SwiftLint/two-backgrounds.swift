import UIKit

final class SettingsViewController: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [
      .background(elementKind: "back"),
      .background(elementKind: "back"),  // finding: L107
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }
}
