// run: AddedHeadersController().makeLayout(), sections: 2
import UIKit

extension NSCollectionLayoutSection {
  fileprivate func adding(header height: CGFloat) -> Self {
    boundarySupplementaryItems.append(
      .init(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
    contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    return self
  }
}

final class AddedHeadersController: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return NSCollectionLayoutSection(group: group).adding(header: index == 0 ? 50 : 30)
    }
  }
}
