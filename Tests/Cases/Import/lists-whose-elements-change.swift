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

struct Part {
  var items: [Int]
  let gap: CGFloat
}

final class Parts: UIViewController {
  private lazy var parts: [Part] = [Part(items: [1, 2], gap: 4), Part(items: [], gap: 6)]
  private lazy var gaps: [CGFloat] = [1]
  private var columns: [Int] = [2, 3]
  private var grid = (columns: 2, gap: CGFloat(3))

  func update(_ items: [Int], at index: Int) {
    self.parts[index].items = items
    gaps.append(2)
    replace(&columns)
    grid.columns = 4
  }

  private func replace(_ list: inout [Int]) { list = [5] }

  func ofParts() -> UICollectionViewLayout {
    let parts = self.parts
    return UICollectionViewCompositionalLayout { index, _ in
      let section = line(parts[index].gap)
      section.contentInsets.top = CGFloat(parts[index].items.count)
      return section
    }
  }

  func ofLists() -> UICollectionViewLayout {
    let section = line(gaps[0])
    section.contentInsets.top = CGFloat(columns[0])
    section.contentInsets.bottom = CGFloat(grid.columns)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
