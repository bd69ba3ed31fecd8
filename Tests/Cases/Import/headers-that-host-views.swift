import SwiftUI
import UIKit

final class AlbumsViewController: UIViewController {
  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  private lazy var header = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, _ in
    view.contentConfiguration = UIHostingConfiguration { Text("Albums").font(.title) }
  }
}
