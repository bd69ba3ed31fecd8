// swift-format-ignore-file
import UIKit
final class JoinedViewController: UIViewController {
    func row(_ height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
    func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let wide = environment.container.effectiveContentSize.width > 600
            let section = wide ? self.row(100) : self.row(50)
            section.boundarySupplementaryItems = [self.header()]
            section.interGroupSpacing = 5
            section.contentInsets.bottom += wide ? 8 : 4
            return section
        }
    }
}
