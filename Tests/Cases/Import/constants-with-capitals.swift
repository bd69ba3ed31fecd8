// swift-format-ignore-file
import UIKit

final class ConstantsWithCapitalsController: UIViewController {
    private enum Size { static let RowHeight: CGFloat = 60 }

    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Size.RowHeight)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: Theme.GroupWidth, heightDimension: .absolute(.rowHeight)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = Theme.Spacing * 2
        section.contentInsets = NSDirectionalEdgeInsets(top: .padding, leading: 0, bottom: .padding, trailing: .zero)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
