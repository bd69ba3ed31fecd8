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

extension UICollectionViewCompositionalLayout {
  convenience init(_ build: () -> NSCollectionLayoutSection) { self.init(section: build()) }

  static func sections(
    _ provide: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) -> Self {
    self.init(sectionProvider: provide)
  }

  static func lines(_ gaps: CGFloat...) -> UICollectionViewCompositionalLayout {
    .init { index, _ in gaps.indices.contains(index) ? line(gaps[index]) : nil }
  }
}

final class Factories: UIViewController {
  private let stored: UICollectionViewCompositionalLayout = .sections { _, _ in line(1) }

  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: .sections { index, _ in index == 0 ? line(2) : nil })

  func lines() -> UICollectionViewLayout { UICollectionViewCompositionalLayout.lines(3, 4) }

  func built() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { line(5) } }
}
