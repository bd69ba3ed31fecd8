import UIKit

/// Figures in as many columns as fit.
final class DashboardViewController: UIViewController {
  private static let tileWidth: CGFloat = 160
  private let gap: CGFloat = 12

  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: createLayout())

  override func loadView() { view = collectionView }

  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let width = environment.container.effectiveContentSize.width
      let columns = Int(width / Self.tileWidth)
      let isCompact = environment.traitCollection.horizontalSizeClass == .compact

      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .estimated(isCompact ? 96 : 120)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(isCompact ? 96 : 120)),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(self.gap)

      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = self.gap
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 12, leading: isCompact ? 16 : 24, bottom: 12, trailing: isCompact ? 16 : 24)
      return section
    }
  }
}
