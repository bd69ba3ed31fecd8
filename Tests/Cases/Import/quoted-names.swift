// run: QuotedNamesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class QuotedNamesController: UIViewController {
    enum Kind {
        static let `self` = "self"
        static let `default` = "default"
        static let own = "\(QuotedNamesController.self)"
    }

    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: Kind.`self`, alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: Kind.default, alignment: .bottom),
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: Kind.own, alignment: .leading),
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
