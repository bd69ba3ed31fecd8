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

protocol Differing {
  associatedtype Section: Hashable
  typealias DataSource = UICollectionViewDiffableDataSource<Section, Int>
  var dataSource: DataSource! { get }
}

final class Other: UIViewController {
  enum Section: Hashable { case first, second }
}

final class Profile: UIViewController {
  var dataSource: DataSource!

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, _ in
      let kind = self?.section(at: IndexPath(item: 0, section: index))
      let section = row(1)
      switch kind {
      case .dashes: section.contentInsets.top = kind?.height ?? 0
      case .top, .none: break
      }
      return section
    }
  }

  func section(at path: IndexPath) -> Section? {
    dataSource.snapshot().sectionIdentifiers[path.section]
  }
}

extension Profile: Differing {
  enum Section: Hashable {
    case top
    case dashes(id: Int = 0)

    var height: CGFloat {
      switch self {
      case .top: return 0
      case .dashes: return 19
      }
    }
  }
}
