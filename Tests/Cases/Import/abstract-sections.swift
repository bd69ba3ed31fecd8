// swift-format-ignore-file
import UIKit

class Base: UIViewController {
    func section(_ i: Int) -> NSCollectionLayoutSection { fatalError("override") }
    func makeLayout() -> UICollectionViewLayout {
        let c = UICollectionViewCompositionalLayoutConfiguration()
        c.scrollDirection = .horizontal
        return UICollectionViewCompositionalLayout(sectionProvider: { i, _ in self.section(i) }, configuration: c)
    }
}
class A: Base {
    override func section(_ i: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item]))
    }
}
