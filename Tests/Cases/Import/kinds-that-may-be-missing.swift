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

enum Heading { case big, small }

final class Switches: UIViewController {
  func section(_ heading: Heading?) -> NSCollectionLayoutSection {
    switch heading {
    case .big?: return line(1)
    case .some(.small): return line(2)
    case .none: return line(3)
    }
  }
}

final class Guards: UIViewController {
  func section(_ heading: Heading?) -> NSCollectionLayoutSection {
    let section = line(4)
    guard let heading else { return section }
    section.contentInsets.top = heading == .big ? 5 : 6
    return section
  }
}

final class Comparisons: UIViewController {
  func section(_ heading: Heading?) -> NSCollectionLayoutSection {
    line(heading != nil ? 7 : 8)
  }
}
