import UIKit
enum Kind: Int {
  case hero, news
  var title: String? {
    switch self {
    case .hero: return nil
    case .news: return NSLocalizedString("News", comment: "")
    }
  }
}
final class FeedViewController: UIViewController {
  private lazy var gap: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 20 : 10
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let kind = Kind(rawValue: index)!
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
      section.interGroupSpacing = self.gap
      if kind.title != nil {
        section.boundarySupplementaryItems = [
          .init(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
        ]
      }
      return section
    }
  }
}
