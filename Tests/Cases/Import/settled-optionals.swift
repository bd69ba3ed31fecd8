import UIKit

protocol Styler {}
extension Styler {
  var gap: CGFloat { 8 }
}
struct Plain: Styler {}

final class Gallery: UIView {
  var custom: Styler?

  func make() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = (custom ?? Plain()).gap
    return UICollectionViewCompositionalLayout(section: section)
  }
}
