// run: ImplicitInitialisersController().layout, sections: 1
// swift-format-ignore-file
import UIKit

final class ImplicitInitialisersController: UIViewController {
    private(set) lazy var layout: UICollectionViewCompositionalLayout = .init { [weak self] _, _ in
        return self?.row(0.5)
    }
    private func row(_ width: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}
