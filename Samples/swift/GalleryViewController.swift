import UIKit

/// Albums of pictures; the layouts are factories in extensions.
final class GalleryViewController: UIViewController {
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.gallery(columns: 3))

  override func loadView() { view = collectionView }
}

extension UICollectionViewCompositionalLayout {
  /// A large picture, then rows of small ones.
  static func gallery(columns: Int) -> UICollectionViewCompositionalLayout {
    let hero = NSCollectionLayoutItem.filling(insets: 1)
    let thumb = NSCollectionLayoutItem.filling(insets: 1)
    let row = NSCollectionLayoutGroup.row(
      of: thumb, columns: columns, height: .fractionalWidth(1 / CGFloat(columns)))
    let page = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(4 / 3)),
      subitems: [
        NSCollectionLayoutGroup.row(of: hero, columns: 1, height: .fractionalWidth(2 / 3)), row, row,
      ])
    return UICollectionViewCompositionalLayout(section: .titled(page, kind: "album"))
  }
}

extension NSCollectionLayoutItem {
  static func filling(insets: CGFloat) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: insets, leading: insets, bottom: insets, trailing: insets)
    return item
  }
}

extension NSCollectionLayoutGroup {
  static func row(
    of item: NSCollectionLayoutItem, columns: Int, height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      subitem: item, count: columns)
  }
}

extension NSCollectionLayoutSection {
  static func titled(
    _ group: NSCollectionLayoutGroup, kind: String
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(18)),
        elementKind: kind, alignment: .top)
    ]
    return section
  }
}
