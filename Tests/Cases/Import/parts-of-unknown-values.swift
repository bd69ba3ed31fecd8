// swift-format-ignore-file
import UIKit
class I: UIViewController {
  func a() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = Theme.insets
    section.contentInsets.top += 12
    return UICollectionViewCompositionalLayout(section: section)
  }
  func b() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = Theme.insets
    section.contentInsets.top = 12
    section.contentInsets.leading = max(Theme.insets.leading, 30)
    return UICollectionViewCompositionalLayout(section: section)
  }
  func c(size: CGSize) -> UICollectionViewLayout {
    var s = size
    s.width += 10
    s.height = size.height / 2
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(s.width), heightDimension: .absolute(s.height)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
  func d() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    var i = Theme.insets
    i.top *= 2
    i.bottom = i.top + i.bottom
    section.contentInsets = i
    return UICollectionViewCompositionalLayout(section: section)
  }
  func e() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    var t = Theme.metrics
    t.gap += 5
    section.interGroupSpacing = t.gap
    return UICollectionViewCompositionalLayout(section: section)
  }
  func f(m: Metrics) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    var t = m
    t.gap += 5
    t.pad = t.pad * 3
    t.n -= 1
    section.interGroupSpacing = t.gap
    section.contentInsets = .init(top: t.pad, leading: 0, bottom: 0, trailing: t.pad + 1)
    return UICollectionViewCompositionalLayout(section: section)
  }
  func g(header: NSCollectionLayoutBoundarySupplementaryItem) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    item.contentInsets = Theme.insets
    item.contentInsets.bottom -= 4
    group.contentInsets = Theme.insets
    group.contentInsets.leading = 0
    return UICollectionViewCompositionalLayout(section: section)
  }
  func h(on: Bool) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = on ? Theme.insets : .zero
    section.contentInsets.top += 12
    return UICollectionViewCompositionalLayout(section: section)
  }
}
struct Metrics { var gap: CGFloat; var pad: CGFloat; var n: Int }

class P: UIViewController {
  func a() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    var t = Theme.metrics
    t.gap = 5
    section.interGroupSpacing = t.gap
    return UICollectionViewCompositionalLayout(section: section)
  }
  func b() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let c = ForeignConfig()
    c.spacing = 7
    section.interGroupSpacing = c.spacing
    return UICollectionViewCompositionalLayout(section: section)
  }
  func c() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    var l = Theme.list
    l[0] = 5
    section.interGroupSpacing = l[0]
    return UICollectionViewCompositionalLayout(section: section)
  }
  func d() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), elementKind: "h", alignment: .top)
    header.contentInsets = Theme.insets
    header.contentInsets.top = 0
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }
  func e(insets: NSDirectionalEdgeInsets?) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    if let insets { section.contentInsets = insets }
    section.contentInsets.bottom = 30
    return UICollectionViewCompositionalLayout(section: section)
  }
  func f(size: NSCollectionLayoutSize) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: NSCollectionLayoutSize(widthDimension: size.widthDimension, heightDimension: .absolute(size.heightDimension.dimension * 2)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout(section: section)
  }
  func g(insets: UIEdgeInsets) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    var i = insets
    i.left += 4
    section.contentInsets = .init(top: i.top, leading: i.left, bottom: i.bottom, trailing: i.right)
    return UICollectionViewCompositionalLayout(section: section)
  }
  func h(_ block: (inout NSDirectionalEdgeInsets) -> Void) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    var i = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    block(&i)
    section.contentInsets = i
    return UICollectionViewCompositionalLayout(section: section)
  }
}
