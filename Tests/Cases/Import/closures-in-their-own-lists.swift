// swift-format-ignore-file
import UIKit
final class V: UIViewController {
  var dataSource: UICollectionViewDiffableDataSource<Int>, Int
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { i, _ in
      var list: [Any] = []
      let f = { list.count }
      list = [f, [f]]
      let x = self.dataSource.snapshot().sectionIdentifiers[i]
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Foreign.h(f)))
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
  }
}
