// swift-format-ignore-file
import UIKit
enum A { case x, y, z
    init?(rawValue: Int) { switch rawValue { case 5: self = .x; case 0: self = .y; default: return nil } }
    var h: CGFloat { switch self { case .x: return 1; case .y: return 2; case .z: return 3 } } }
func S(_ h: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitems: [item]))
}
func m1() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in guard let k = A(rawValue: i) else { return S(99) }; return S(k.h) } }
