import UIKit
extension UIDevice { var isPad: Bool { userInterfaceIdiom == .pad } }
extension UIView { var width: CGFloat { frame.width } }
extension UIScreen { var width: CGFloat { bounds.width } }
final class FeedViewController: UIViewController {
  var collectionView: UICollectionView!
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(view.width / 2), heightDimension: .absolute(UIScreen.main.width / 3)
    )
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.interGroupSpacing = UIDevice.current.isPad ? 20 : 10
    section.contentInsets.leading = collectionView.width / 10
    return UICollectionViewCompositionalLayout(section: section)
  }
}
final class Carousel: UICollectionView {
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(frame.width - 32), heightDimension: .absolute(self.bounds.height))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
  }
}
