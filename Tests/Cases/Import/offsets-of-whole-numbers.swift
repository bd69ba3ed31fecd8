// run: OffsetsOfWholeNumbersController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit
final class OffsetsOfWholeNumbersController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let badge = NSCollectionLayoutSupplementaryItem(layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 3 / 2, y: -1 / 3)))
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [badge])
        return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])))
    }
}
