// swift-format-ignore-file
import UIKit
import SwiftUI
func S(_ h: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(h)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(h)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
}
func head(_ kind: String = UICollectionView.elementKindSectionHeader, _ al: NSRectAlignment = .top) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), elementKind: kind, alignment: al)
}
struct Item: Hashable { var title: String; var sub: String }
struct Item: Hashable { var title: String }
final class VC: UIViewController {
  func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in let s = i == 0 ? S(10) : S(20); s.boundarySupplementaryItems = [head()]; return s } }
  func ds(_ cv: UICollectionView) {
    let a = UICollectionView.CellRegistration<UICollectionViewCell, Item> { c, ip, item in
      c.contentConfiguration = UIHostingConfiguration { Text(item.title).padding(ip.section == 1 ? 3 : 8) } }
    let h = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(elementKind: UICollectionView.elementKindSectionHeader) { v, k, ip in
      v.contentConfiguration = UIHostingConfiguration { Text(ip.section == 2 ? "two" : "rest") } }
    let d = UICollectionViewDiffableDataSource<Int, Item>(collectionView: cv) { cv, ip, item in cv.dequeueConfiguredReusableCell(using: a, for: ip, item: item) }
    d.supplementaryViewProvider = { cv, kind, ip in cv.dequeueConfiguredReusableSupplementary(using: h, for: ip) }
  }
}
