// run: Gaps().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

enum GapKind: Int { case first = 1, second }

final class Gaps: UIViewController {
  private func section(_ gap: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = gap
    return section
  }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      guard let kind = GapKind(rawValue: index) else { return self.section(99) }
      switch kind {
      case .first: return self.section(1)
      case .second: return self.section(2)
      }
    }
  }

  func forced() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      self.section(CGFloat(GapKind(rawValue: index)!.rawValue))
    }
  }
}
