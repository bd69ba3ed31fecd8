import UIKit
func row(_ h: CGFloat) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(h))
  return NSCollectionLayoutSection(
    group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
}
protocol Piece { func layoutSection() -> NSCollectionLayoutSection }
struct A: Piece { func layoutSection() -> NSCollectionLayoutSection { row(7) } }
protocol Output { var parts: [Piece] { get } }
final class Presenter: Output { let parts: [Piece] = [A()] }
final class FeedViewController: UIViewController {
  var output: Output?
  lazy var layout: UICollectionViewLayout = {
    let parts = output?.parts
    return UICollectionViewCompositionalLayout { index, _ in parts?[index].layoutSection() }
  }()
}
