// swift-format-ignore-file
import UIKit
func S(_ h: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitems: [item]))
}
final class A: UIViewController {
  enum Section: Int, CaseIterable { case a1, a2; var h: CGFloat { self == .a1 ? 1 : 2 } }
  enum Metrics { static let gap: CGFloat = 5 }
  struct Item { var h: CGFloat = 6 }
  static let inset: CGFloat = 8
}
final class F: UIViewController {
  func m() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
    let s = S(Section(rawValue: i)!.h + Metrics.gap)
    s.interGroupSpacing = Item().h
    return s } }
}
