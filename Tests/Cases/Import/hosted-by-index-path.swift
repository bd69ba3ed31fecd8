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
struct Row: View { let item: Item; var body: some View { VStack(spacing: 3) { Text(item.title); Text(item.sub).padding(4) } } }
final class Cell: UICollectionViewCell {
  func configure(with item: Item) { contentConfiguration = UIHostingConfiguration { Row(item: item) }.margins(.all, 0) }
}
final class VC: UIViewController, UICollectionViewDataSource {
  var items: [Item] = []
  lazy var cv = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: S(50)))
  func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { items.count }
  func collectionView(_ c: UICollectionView, cellForItemAt ip: IndexPath) -> UICollectionViewCell {
    let cell = c.dequeueReusableCell(withReuseIdentifier: "c", for: ip) as! Cell
    cell.configure(with: items[ip.item]); return cell }
}
