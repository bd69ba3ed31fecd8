// swift-format-ignore-file
import UIKit

class Base: UIViewController {
    var gap: CGFloat { fatalError("override") }
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
            let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item]))
            s.interGroupSpacing = self.gap
            return s
        }
    }
}
class A: Base { override var gap: CGFloat { 5 } }
class B: Base { override var gap: CGFloat { 6 } }
