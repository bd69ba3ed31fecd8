// run: ExpressionsOfBranchesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ExpressionsOfBranchesController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let width = environment.container.effectiveContentSize.width
            let columns = if width > 800 { 6 } else if width > 350 { 4 } else { 2 }
            let height: NSCollectionLayoutDimension = switch environment.traitCollection.horizontalSizeClass {
            case .regular: .estimated(90)
            case .compact: .absolute(50)
            default: .fractionalWidth(1)
            }
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), subitem: item, count: columns)
            return NSCollectionLayoutSection(group: group)
        }
    }
}
