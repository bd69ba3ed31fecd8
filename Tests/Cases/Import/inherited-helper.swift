// run: InheritedHelperController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

class BaseGridController: UIViewController {
    var unused = 1
    func tile(_ fraction: CGFloat, inset: CGFloat) -> NSCollectionLayoutItem {
        let tile = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
        tile.contentInsets = .init(top: inset, leading: inset, bottom: inset, trailing: inset)
        return tile
    }
}
final class InheritedHelperController: BaseGridController {
    private lazy var layout: UICollectionViewCompositionalLayout = {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [tile(0.4, inset: 2), tile(0.6, inset: 4)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }()
    func makeLayout() -> UICollectionViewLayout { layout }
}
