// swift-format-ignore-file
import UIKit

enum ShelfKind { case wide, narrow
    var height: CGFloat { self == .wide ? 200 : 120 }
}

final class DataOfSectionsController: UIViewController {
    private var dataSource: ShelfSource!
    private var layouts: [SectionLook] = []

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            guard let kind = self?.dataSource.snapshot().sectionIdentifiers[index] else { return nil }
            return self?.makeSection(kind)
        }
    }

    private func makeSection(_ kind: ShelfKind) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(kind.height)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    func makeOther() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            guard let look = self?.layouts[index] else { return nil }
            let item = NSCollectionLayoutItem(layoutSize: look.itemSize)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(look.height)), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
    }
}
