// run: Computed().byPlace(), sections: 3
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

enum Decade: Int, CaseIterable { case ten = 10, twenty = 20, thirty = 30 }

final class Computed: UIViewController {
  var offset = 0
  let kinds: [Decade] = [.ten, .twenty, .thirty]

  func byPlace() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      switch Decade.allCases[index + self.offset] {
      case .ten: return line(1)
      case .twenty: return line(2)
      case .thirty: return line(3)
      }
    }
  }

  func byRawValue() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      guard let kind = Decade(rawValue: (index + 1) * 10) else { return nil }
      switch kind {
      case .ten: return line(4)
      case .twenty: return line(5)
      case .thirty: return line(6)
      }
    }
  }

  func byList() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      line(self.kinds[max(0, index - 1)] == .ten ? 7 : 8)
    }
  }
}
