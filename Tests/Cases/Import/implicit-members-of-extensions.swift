// swift-format-ignore-file
import UIKit

extension UIEdgeInsets {
    var directional: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right) }
}
struct M { var a: UIEdgeInsets; var b: UIEdgeInsets }
final class ImplicitMembersOfExtensionsViewController: UIViewController {
    var m: M!
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
        item.contentInsets = m.a.directional
        let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item]))
        s.contentInsets = m.b.directional
        return UICollectionViewCompositionalLayout(section: s)
    }
}
