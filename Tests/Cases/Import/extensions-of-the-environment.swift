// run: ExtensionsOfTheEnvironmentController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutEnvironment {
    var isTall: Bool { container.contentSize.height > container.contentSize.width }
    func columns(of width: CGFloat) -> Int { max(1, Int(container.effectiveContentSize.width / width)) }
}

extension UITraitCollection {
    var gap: CGFloat { horizontalSizeClass == .regular ? 20 : 10 }
}

final class ExtensionsOfTheEnvironmentController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.isTall ? 50 : 70)), subitem: item, count: environment.columns(of: 160))
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = environment.traitCollection.gap
            return section
        }
    }
}
