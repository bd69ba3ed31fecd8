// swift-format-ignore-file
import UIKit
import SwiftUI
func S(_ h: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(h)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(h)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
}
enum Row: Hashable { case title(String), big }
final class BigCell: UICollectionViewCell { let label = UILabel() }
final class VC: UIViewController {
  func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: S(33)) }
  func ds(_ cv: UICollectionView) {
    let hosted = UICollectionView.CellRegistration<UICollectionViewCell, String> { c, ip, item in c.contentConfiguration = UIHostingConfiguration { Text(item).padding(50) } }
    let d = UICollectionViewDiffableDataSource<Int, Row>(collectionView: cv) { cv, ip, row in
      switch row { case .title(let s): return cv.dequeueConfiguredReusableCell(using: plain, for: ip, item: s)
      case .big: return cv.dequeueConfiguredReusableCell(using: hosted, for: ip, item: "x") } }
  } }
