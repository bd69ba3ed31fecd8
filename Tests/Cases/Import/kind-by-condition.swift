// swift-format-ignore-file
import UIKit

final class KindByConditionViewController: UIViewController {
    var isEditable = false
    func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: isEditable ? "delete" : "new", containerAnchor: .init(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
            elementKind: isEditable ? "edit-header" : "plain-header", alignment: isEditable ? .bottom : .top)
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: isEditable ? "marked" : "plain")]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
