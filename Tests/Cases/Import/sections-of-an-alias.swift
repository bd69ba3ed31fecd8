// swift-format-ignore-file
import UIKit
typealias LayoutSection = NSCollectionLayoutSection
enum Sections {
    static func shelf() -> LayoutSection { make(44) }
    static func list() -> NSCollectionLayoutSection { make(88) }
    private static func make(_ height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
}
