// run: Conversions().makeLayout(), sections: 1
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

enum OwnGap { case small, large }
struct OwnToken { let value: Double }

extension CGFloat {
  init(_ gap: OwnGap) { self = gap == .small ? 4 : 10 }
  init(_ token: OwnToken) { self.init(token.value) }
}

extension Int {
  init(_ gap: OwnGap) { self = 7 }
}

final class Conversions: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    let columns = 3
    let section = line(CGFloat(columns))
    section.contentInsets.top = CGFloat(OwnGap.small)
    section.contentInsets.bottom = CGFloat(OwnToken(value: 5))
    section.contentInsets.leading = CGFloat(Int(3.2))
    section.contentInsets.trailing = CGFloat(Int(OwnGap.large))
    return UICollectionViewCompositionalLayout(section: section)
  }
}
