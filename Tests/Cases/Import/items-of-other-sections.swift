// swift-format-ignore-file
import UIKit
struct Block { let header: String; let rows: [String] }
final class K3: UIViewController {
  private var sections: [Block] = []
  func a() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = index > 0 && self.sections[index - 1].rows.count == 1 ? 9 : 2
      return section
    }
  }
  func b() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
      let previous = self.sections[max(0, index - 1)]
      section.interGroupSpacing = previous.rows.count > 3 ? 9 : 2
      return section
    }
  }
  func c() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
      let next = self.sections[(index + 1) % self.sections.count]
      section.interGroupSpacing = next.rows.count > 3 ? 9 : 2
      return section
    }
  }
  func d() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
      let block = index - 1
      guard block >= 0 else { return section }
      section.interGroupSpacing = self.sections[block].rows.count > 3 ? 9 : 2
      return section
    }
  }
}
extension K3 {
  func c(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      let previous = snapshot.sectionIdentifiers[index - 1]
      section.interGroupSpacing = snapshot.numberOfItems(inSection: previous) > 3 ? 9 : 2
      section.contentInsets.top = snapshot.itemIdentifiers(inSection: previous).count > 3 ? 9 : 2
      section.contentInsets.bottom = snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[index]).count > 3 ? 9 : 2
      return section
    }
  }
  func e() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets.bottom = self.sections[self.sections.count - 1 - index].rows.count > 3 ? 9 : 2
      section.contentInsets.leading = self.sections[index / 2].rows.count > 3 ? 9 : 2
      return section
    }
  }
}
