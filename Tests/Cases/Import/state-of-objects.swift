// swift-format-ignore-file
import UIKit

final class GridSettings {
    var columns = 3
    var gap: CGFloat = 8
    let height: CGFloat = 120
}

struct GridStyle {
    var inset: CGFloat
    var hasHeader = true
}

final class StateOfObjectsController: UIViewController {
    private let settings = GridSettings()
    private var style = GridStyle(inset: 12)
    private let fixed = GridStyle(inset: 4)

    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: fixed.inset, leading: 0, bottom: 0, trailing: 0)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(settings.height)), subitem: item, count: settings.columns)
        group.interItemSpacing = .fixed(settings.gap)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 0, leading: style.inset, bottom: 0, trailing: style.inset)
        if style.hasHeader {
            section.boundarySupplementaryItems = [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    func toggle() {
        settings.columns = 5
        style.inset = 20
    }
}
