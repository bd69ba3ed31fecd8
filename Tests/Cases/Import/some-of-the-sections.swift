// run: SomeOfTheSectionsController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

final class SomeOfTheSectionsController: UIViewController {
    enum Kind: CaseIterable { case news, offers, links }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let kinds = environment.traitCollection.horizontalSizeClass == .regular ? Kind.allCases : [.news, .links]
            guard index < kinds.count else { return nil }
            let kind = kinds[index]
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item]))
            if kind == .offers { section.orthogonalScrollingBehavior = .paging }
            if kind == .links { section.interGroupSpacing = 4 }
            return section
        }
    }
}
