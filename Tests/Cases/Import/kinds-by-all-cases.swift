// run: KindsByAllCasesController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

enum AllKind: CaseIterable {
    case a, b, c
    var hasHeader: Bool { self != .b }
}

final class KindsByAllCasesController: UIViewController {
    private var header: NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(25)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, environment in
            let kind = AllKind.allCases[index]
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let section: NSCollectionLayoutSection
            switch kind {
            case .a, .c:
                section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: kind == .a ? 1 : 3))
            case .b:
                section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), subitems: [item]))
            }
            section.boundarySupplementaryItems = kind.hasHeader ? [self.header] : []
            return section
        }
    }
}
