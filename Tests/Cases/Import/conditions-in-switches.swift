// swift-format-ignore-file
import UIKit
func S(_ h: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitems: [item]))
}
func head(_ h: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem { NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top) }
enum K: Int, CaseIterable { case a, b; var hasHeader: Bool { self == .a } }
final class VC: UIViewController {
  var flag = false
  func m1() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
    let k = K(rawValue: i)!
    return self.one(k) } }
  func one(_ k: K) -> NSCollectionLayoutSection {
    switch k {
    case .a, .b:
      let s = S(6)
      if k.hasHeader { s.boundarySupplementaryItems.append(head(5)) }
      return s
    }
  }
  func m2() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
    switch i {
    case 0:
      let s = S(2)
      if self.flag { s.boundarySupplementaryItems.append(head(5)) }
      return s
    default: return S(3)
    } } }
  func m3() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
    let x: CGFloat = 5
    switch i {
    case 0:
      let s = S(2)
      if self.flag { s.boundarySupplementaryItems.append(head(x)) }
      return s
    default: return S(3)
    } } }
}
