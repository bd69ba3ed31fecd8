// run: Overloads().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

struct LengthToken { let points: CGFloat }

extension NSCollectionLayoutDimension {
  static func absolute(_ token: LengthToken) -> NSCollectionLayoutDimension {
    .absolute(token.points * 2)
  }
}

final class Overloads: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(10), heightDimension: .absolute(LengthToken(points: 20)))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
