import UIKit
func row(_ h: CGFloat) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(h))
  return NSCollectionLayoutSection(
    group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
class Part {
  var columns = 1
  func section() -> NSCollectionLayoutSection {
    guard columns > 0 else { fatalError() }; return row(10)
  }
}
final class BigPart: Part { override func section() -> NSCollectionLayoutSection { row(99) } }
final class FeedViewController: UIViewController {
  var parts: [Part] = []
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in self.parts[index].section() }
  }
}
