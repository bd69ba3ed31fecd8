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

final class Headers: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    let section = line(1)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(36))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: TitleView.elementKind, alignment: .top)
    header.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(4), top: nil, trailing: nil, bottom: nil)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: EndView.elementKind, alignment: .bottom)
    section.boundarySupplementaryItems = [header, footer]
    return UICollectionViewCompositionalLayout(section: section)
  }
}

final class TitleView: UICollectionReusableView { static var elementKind = "Title" }
final class EndView: UICollectionReusableView { static var elementKind = "End" }
