// run: ArrayOfKindsController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

enum ArrayOfKinds { case grid(columns: Int), banner }

final class ArrayOfKindsController: UIViewController {
    private let sections: [ArrayOfKinds] = [.grid(columns: 2), .banner, .grid(columns: 4)]

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, environment in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            switch self.sections[index] {
            case .grid(let columns): return NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: columns))
            case .banner: return NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(300)), subitems: [item]))
            }
        }
    }
}
