// swift-format-ignore-file
import UIKit
final class ZoomLayout: UICollectionViewCompositionalLayout {}
typealias Compositional = UICollectionViewCompositionalLayout
final class PhotosViewController: UIViewController {
    static func row(_ height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
    func photos() -> ZoomLayout { ZoomLayout(section: Self.row(44)) }
    func people() -> Compositional { Compositional(section: Self.row(55)) }
    func albums() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: Self.row(88)) }
}
