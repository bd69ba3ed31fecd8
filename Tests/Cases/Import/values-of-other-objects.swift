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

extension NSAttributedString {
  convenience init(string: String, style: Int) { self.init(string: string, attributes: [:]) }

  func height(_ width: CGFloat) -> CGFloat {
    let area = boundingRect(
      with: CGSize(width: width, height: 1000), options: [], context: nil)
    return area.height.rounded(.up)
  }
}

final class Texts: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    let first = NSAttributedString(string: "a", style: 1)
    let second = NSAttributedString(string: "long text", style: 2)
    let section = line(first.height(100))
    section.contentInsets.top = second.height(100)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
