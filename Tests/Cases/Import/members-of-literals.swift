// run: Literals().makeLayout(), sections: 1
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

extension CGFloat { var inPoints: CGFloat { self * 2 } }
extension Double { var inPoints: Double { self * 2 } }
extension Int {
  var inPoints: CGFloat { CGFloat(self).inPoints }
  func scaled(by factor: CGFloat) -> CGFloat { CGFloat(self / 2) * factor }
}

final class Literals: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    let section = line(4.inPoints)
    section.contentInsets.top = 2.5.inPoints
    section.contentInsets.bottom = 7.scaled(by: 2)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
