// run: ListWholeController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ListWholeController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.footerMode = .supplementary
        configuration.headerTopPadding = 12
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }
}
