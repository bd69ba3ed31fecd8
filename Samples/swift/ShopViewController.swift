import UIKit

/// The front page of a shop: offers to swipe through, categories, and all products below.
final class ShopViewController: UICollectionViewController {
  private enum Section: Int, CaseIterable {
    case offers, categories, products
  }

  private enum Metrics {
    static let margin: CGFloat = 16
    static let gap: CGFloat = 8
  }

  /// Whether the shop sells in this country.
  private var isOpen = true

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.collectionViewLayout = makeLayout()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, _ in
        guard let self, let section = Section(rawValue: index) else { return nil }
        switch section {
        case .offers: return self.isOpen ? self.makeOffersSection() : nil
        case .categories: return self.makeCategoriesSection()
        case .products: return self.makeProductsSection()
        }
      }, configuration: configuration)
  }

  private func makeOffersSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let offerItem = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(180)),
      subitems: [offerItem])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = Metrics.gap
    return section
  }

  private func makeCategoriesSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(96), heightDimension: .absolute(36)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(96), heightDimension: .absolute(36)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = Metrics.gap
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: Metrics.margin, bottom: 0, trailing: Metrics.margin)
    return section
  }

  /// Two products in a row.
  private func makeProductsSection() -> NSCollectionLayoutSection {
    let productItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(220)),
      subitems: [productItem])
    group.interItemSpacing = .fixed(Metrics.gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = Metrics.gap
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: Metrics.margin, bottom: 0, trailing: Metrics.margin)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }
}
