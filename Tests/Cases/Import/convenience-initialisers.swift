// run: ConvenienceInitialisersController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ColumnsLayout: UICollectionViewCompositionalLayout {
    convenience init(columns: Int) {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: columns)
        self.init(sectionProvider: { _, _ in NSCollectionLayoutSection(group: group) }, configuration: .init())
        configuration.interSectionSpacing = 9
    }
}

final class ConvenienceInitialisersController: UIViewController {
    func makeLayout() -> UICollectionViewLayout { ColumnsLayout(columns: 4) }
}
