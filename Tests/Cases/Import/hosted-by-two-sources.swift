// swift-format-ignore-file
import UIKit
import SwiftUI
func S(_ h: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(h)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(h)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
}
final class BigCell: UICollectionViewCell { let label = UILabel() }
final class VC: UIViewController {
  lazy var cv1 = UICollectionView(frame: .zero, collectionViewLayout: one()); lazy var cv2 = UICollectionView(frame: .zero, collectionViewLayout: two())
  func one() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: S(10)) }
  func two() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: S(20)) }
  func ds() {
    let a = UICollectionView.CellRegistration<BigCell, String> { c, ip, item in c.label.text = item }
    let b = UICollectionView.CellRegistration<UICollectionViewCell, String> { c, ip, item in c.contentConfiguration = UIHostingConfiguration { Text("B").padding(9) } }
    let d = UICollectionViewDiffableDataSource<Int, String>(collectionView: cv1) { cv, ip, item in cv.dequeueConfiguredReusableCell(using: a, for: ip, item: item) }
    let e = UICollectionViewDiffableDataSource<Int, String>(collectionView: cv2) { cv, ip, item in cv.dequeueConfiguredReusableCell(using: b, for: ip, item: item) } } }
