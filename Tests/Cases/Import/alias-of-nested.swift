// run: AliasOfNestedController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class AliasOfNestedController: UIViewController {
    typealias Appearance = UICollectionLayoutListConfiguration.Appearance
    private let appearance = Appearance.insetGrouped

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: UICollectionLayoutListConfiguration(appearance: self.appearance), layoutEnvironment: environment)
        }
    }
}
