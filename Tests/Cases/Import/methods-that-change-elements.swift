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

struct Tile {
  var isWide = false
  var columns = 2
  mutating func grow() { columns += 1 }
}

final class Tiles: UIViewController {
  private var tiles = [Tile(), Tile()]
  private var others = [Tile()]

  func update() {
    tiles[0].isWide.toggle()
    others[0].grow()
  }

  func makeLayout() -> UICollectionViewLayout {
    let section = line(tiles[0].isWide ? 9 : 5)
    section.contentInsets.top = CGFloat(tiles[0].columns)
    section.contentInsets.bottom = CGFloat(others[0].columns)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
