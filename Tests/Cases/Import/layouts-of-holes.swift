// swift-format-ignore-file
import UIKit

final class LayoutsOfHolesController: UIViewController {
    enum Section: CaseIterable { case rating, reviews }
    var reviews: [String] = []

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            switch Section.allCases[index] {
            case .rating: return foreignRating()
            case .reviews: return self.reviews.isEmpty ? nil : foreignReviews()
            }
        }
    }

    func makeOtherLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item]))
        }
    }
}
