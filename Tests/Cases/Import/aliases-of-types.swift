// swift-format-ignore-file
import UIKit

private func line(_ gap: CGFloat) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  section.interGroupSpacing = gap
  return section
}

enum FirstKind: Hashable { case first, second }
enum SecondKind: Hashable { case third, fourth }

final class Firsts: UIViewController {
  typealias Section = FirstKind
  typealias DataSource = UICollectionViewDiffableDataSource<Section, Int>
}

final class Seconds: UIViewController {
  typealias Section = SecondKind
  typealias DataSource = UICollectionViewDiffableDataSource<Section, Int>

  private lazy var dataSource = makeDataSource()

  func makeDataSource() -> DataSource {
    DataSource(collectionView: view) { _, _, _ in nil }
  }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [dataSource] index, _ in
      line(dataSource.snapshot().sectionIdentifiers[index] == .third ? 1 : 2)
    }
  }
}
