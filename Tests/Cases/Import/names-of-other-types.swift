// run: NamesOfOtherTypesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class NamesOfOtherTypesController: UIViewController {
    lazy var section: NSCollectionLayoutSection = {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }()

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout(section: section)
    }
}

final class OtherController: UIViewController {
    func change(_ section: NSCollectionLayoutSection) {
        section.interGroupSpacing = 8
    }
}
