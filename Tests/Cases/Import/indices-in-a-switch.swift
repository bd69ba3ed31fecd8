// run: IndicesInASwitchController().makeLayout(), sections: 5
// swift-format-ignore-file
import UIKit

final class IndicesInASwitchController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let columns: Int
            switch index {
            case 0: columns = 1
            case 1: columns = 2
            case 2: columns = 4
            case 3 where environment.container.contentSize.width > 500: columns = 7
            default: columns = 3
            }
            return NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: columns))
        }
    }
}
