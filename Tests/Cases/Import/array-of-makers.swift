// run: ArrayOfMakersController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

final class ArrayOfMakersController: UIViewController {
    private func first() -> NSCollectionLayoutSection { third(1) }
    private func second() -> NSCollectionLayoutSection { third(2) }
    private func third(_ gap: CGFloat) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))]))
        section.interGroupSpacing = gap
        return section
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let makers: [() -> NSCollectionLayoutSection] = [self.first, self.second, { self.third(9) }]
            return makers[index]()
        }
    }
}
