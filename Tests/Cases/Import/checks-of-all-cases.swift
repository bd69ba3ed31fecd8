// swift-format-ignore-file
import UIKit
enum Section: String, CaseIterable { case sport, music }
func sec(_ h: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitems: [item]))
}
func make() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, _ in
    guard Section.allCases.indices.contains(i) else { return nil }
    let section = Section.allCases[i]
    switch section { case .sport: return sec(10); case .music: return sec(20) } } }
