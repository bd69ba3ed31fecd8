// swift-format-ignore-file
import UIKit

struct M { var sizes: [CGSize?] }
final class ListsOfTheModelViewController: UIViewController {
    var models: [M] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let items = self.models[i].sizes.map { size in
                let h: NSCollectionLayoutDimension
                if let size = size { h = .absolute(size.height) } else { h = .estimated(50) }
                return NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: h))
            }
            return NSCollectionLayoutSection(group: .vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(99)), subitems: items))
        }
    }
}
