// swift-format-ignore-file
import UIKit

final class SpotController: UIViewController {
    private lazy var collectionView:UICollectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout { [weak self] sectionIndex, _ in
        self?.collectionView.row(section: sectionIndex)
    })
}

extension UICollectionView {
    func register(_ type: Int) { register(type, forCellWithReuseIdentifier: "x") }
    func row(section: Int) -> NSCollectionLayoutSection {
        register(1)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(section == 0 ? 60 : 80))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}
