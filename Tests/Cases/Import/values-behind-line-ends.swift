import UIKit
func row(_ h: CGFloat) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(h))
  return NSCollectionLayoutSection(
    group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
final class FeedViewController: UIViewController {
  var gap: CGFloat {
    return
      a ? 8 : 16
  }
  var a = true
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      switch index {
      case 0: return row(1)
      case 1:
        return  // here
          row(self.gap)
      default:
        return
          row(2)
      }
    }
  }
}
