// run: SwitchExpressionController().makeLayout(), sections: 2
// swift-format-ignore-file
import UIKit

final class SwitchExpressionController: UIViewController {
    enum Row: Int { case small, large }
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let row = Row(rawValue: index) ?? .small
            let height: CGFloat = switch row { case .small: 40; case .large: 160 }
            let inset: CGFloat = if environment.container.contentSize.width > 600 { 24 } else { 12 }
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = .init(top: 0, leading: inset, bottom: 0, trailing: inset)
            return section
        }
    }
}
