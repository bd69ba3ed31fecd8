import UIKit

enum PhotoLayouts {
  private static func columns(_ environment: NSCollectionLayoutEnvironment) -> Int {
    environment.traitCollection.horizontalSizeClass == .compact ? 0 : 4
  }

  static let photos = UICollectionViewCompositionalLayout { _, environment in
    let item = NSCollectionLayoutItem(  // finding: L429
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitem: item,
      count: columns(environment))  // finding: L302
    return NSCollectionLayoutSection(group: group)
  }
}
