// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  section.interGroupSpacing = gap
  return section
}

class Base: UIViewController {
  func section(_ index: Int) -> NSCollectionLayoutSection? { nil }

  func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 9
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, _ in section(index) }, configuration: configuration)
  }
}

final class First: Base {
  override func section(_ index: Int) -> NSCollectionLayoutSection? { row(1) }
}

class Concrete: UIViewController {
  func part() -> NSCollectionLayoutSection { row(2) }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: part())
  }
}

final class Second: Concrete {
  override func part() -> NSCollectionLayoutSection { row(3) }
}

protocol Listing: UIViewController {
  var gap: CGFloat { get }
  func part() -> NSCollectionLayoutSection
}

extension Listing {
  func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = gap
    return UICollectionViewCompositionalLayout(section: part(), configuration: configuration)
  }
}

final class Third: UIViewController, Listing {
  let gap: CGFloat = 5
  func part() -> NSCollectionLayoutSection { row(4) }
}

final class Fourth: UIViewController, Listing {
  let gap: CGFloat = 6
  func part() -> NSCollectionLayoutSection { row(5) }
}
