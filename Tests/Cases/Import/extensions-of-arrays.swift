// run: ShelfController().layout(), sections: 1
import UIKit

@MainActor extension [NSCollectionLayoutItem] {
  func row(height: CGFloat) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: self)
  }
}

extension [String: CGFloat] {
  var cover: CGFloat { self["cover"] ?? 80 }
}

final class ShelfController: UIViewController {
  private let widths = ["cover": CGFloat(120)]

  func layout() -> UICollectionViewLayout {
    let cover = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(widths.cover), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(group: [cover, cover].row(height: 160))
    return UICollectionViewCompositionalLayout(section: section)
  }
}
