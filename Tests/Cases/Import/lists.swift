// run: ListsController().makeLayout(), sections: 2
// swift-format-ignore-file
import UIKit

final class ListsController: UIViewController {
    enum Section: Int, CaseIterable { case plain, grouped }
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: Section(rawValue: index) == .grouped ? .insetGrouped : .plain)
            configuration.headerMode = index == 0 ? .supplementary : .none
            configuration.showsSeparators = false
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}
