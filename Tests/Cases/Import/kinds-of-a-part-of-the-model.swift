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

final class Parts: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      guard let model = self.viewModel.sections[safe: index] else { return nil }
      guard let layout = model.layout else { return row(5) }
      switch layout {
      case .grid(let gap): return row(CGFloat(gap))
      case .list: return row(2)
      default: return row(3)
      }
    }
  }
}
