// run: Orders().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

@MainActor
private func line(_ gap: CGFloat) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  section.interGroupSpacing = gap
  return section
}

enum OrderKind: Int, CaseIterable { case small, medium, large }

final class Orders: UIViewController {
  var offset = 0

  private func section(_ kind: OrderKind) -> NSCollectionLayoutSection {
    switch kind {
    case .small: return line(1)
    case .medium: return line(2)
    case .large: return line(3)
    }
  }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      self.section(OrderKind.allCases[OrderKind.allCases.count - 1 - index])
    }
  }

  func later() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      self.section(OrderKind.allCases[index + 1])
    }
  }

  func open() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      self.section(OrderKind.allCases[index + self.offset])
    }
  }
}
