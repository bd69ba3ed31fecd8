import UIKit
func row(_ h: CGFloat) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(h))
  return NSCollectionLayoutSection(
    group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
class Part { func section() -> NSCollectionLayoutSection { fatalError("abstract") } }
final class BigPart: Part { override func section() -> NSCollectionLayoutSection { row(99) } }
final class FeedViewController: UIViewController {
  var parts: [Part] = []
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? row(1) : self.parts[index].section()
    }
  }
}
