// run: ElementsThatAreSetController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

/// An element that is set is of the type of the others, and takes the place of the one of its key.
final class ElementsThatAreSetController: UIViewController {
    enum Kind: CaseIterable { case hero, row }

    func makeLayout() -> UICollectionViewLayout {
        var list: [CGFloat] = [1, 2]
        list[0] = 5
        var named: [String: CGFloat] = [:]
        named["gap"] = 9
        var heights: [Kind: CGFloat] = [.hero: 10, .row: 20]
        let kind = Kind.hero
        heights[kind] = 90
        for kind in Kind.allCases { heights[kind]! += 5 }
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(list[0] / 2), heightDimension: .absolute(heights[.hero]!))
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(named["gap"]! / 2), heightDimension: .absolute(heights[.row]!)))
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item])))
    }
}
