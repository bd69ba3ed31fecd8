// run: RawValuesAsCasesController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

enum ShelfSections: Int { case TrendingMovies = 0, Popular = 1, upcoming = 2 }
struct ShelfPlaces { static let first = 1 }

final class RawValuesAsCasesController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            switch index {
            case ShelfSections.TrendingMovies.rawValue: return Self.row(100)
            case ShelfPlaces.first: return Self.row(200)
            default: return Self.row(300)
            }
        }
    }
    private static func row(_ height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return .init(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    }
}
