// run: HelpersWithTheEnvironmentController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

@MainActor struct EnvironmentMetrics {
    let environment: any NSCollectionLayoutEnvironment
    var isWide: Bool { environment.container.contentSize.width > 600 }
    var height: CGFloat { isWide ? 200 : 100 }
    var insets: NSDirectionalEdgeInsets {
        let side = isWide ? (environment.container.contentSize.width - 600) / 2 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}

extension NSCollectionLayoutEnvironment {
    var gridColumns: Int { traitCollection.horizontalSizeClass == .regular ? 4 : 2 }
}

final class HelpersWithTheEnvironmentController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let metrics = EnvironmentMetrics(environment: environment)
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(metrics.height)), subitem: item, count: environment.gridColumns)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = metrics.isWide ? 10 : 4
            section.contentInsets = metrics.insets
            return section
        }
    }
}
