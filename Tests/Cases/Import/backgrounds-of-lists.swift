// swift-format-ignore-file
import UIKit

final class BackgroundsOfListsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
            configuration.headerMode = .supplementary
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "card")]
            section.boundarySupplementaryItems.forEach { $0.pinToVisibleBounds = true }
            section.contentInsets.top = 0
            return section
        }
    }
}
