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

final class Stored: UIViewController {
  private let collectionView: UICollectionView = {
    let layout = UICollectionViewCompositionalLayout { _, _ in makeSection() }
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  private static func makeSection() -> NSCollectionLayoutSection { row(gap) }
  private static let gap: CGFloat = 3
}
