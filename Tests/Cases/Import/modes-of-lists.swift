// swift-format-ignore-file
import UIKit

final class ModesOfListsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let isWide = environment.traitCollection.horizontalSizeClass == .regular
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.headerMode = isWide ? .supplementary : .none
            configuration.footerMode = isWide ? .none : .supplementary
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}
