// run: Modules().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class Modules: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    UIKit.UICollectionViewCompositionalLayout { index, environment in
      let columns = Swift.max(1, Int(environment.container.contentSize.width / 160))
      let size = UIKit.NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      switch index {
      case 0:
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitem: item, count: columns))
      default: Swift.fatalError("unexpected")
      }
    }
  }
}
