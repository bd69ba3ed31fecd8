// run: OverriddenMethodsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

class BaseLayoutController: UIViewController {
    var columns: Int { 2 }
    var gap: CGFloat { 4 }
    func header() -> NSCollectionLayoutBoundarySupplementaryItem? { nil }
    func decorate(_ section: NSCollectionLayoutSection) { section.interGroupSpacing = gap }
    func makeSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: columns)
        let section = NSCollectionLayoutSection(group: group)
        decorate(section)
        if let header = header() { section.boundarySupplementaryItems = [header] }
        return section
    }
}

final class OverriddenMethodsController: BaseLayoutController {
    override var columns: Int { super.columns + 1 }
    override var gap: CGFloat { 6 }
    override func decorate(_ section: NSCollectionLayoutSection) {
        super.decorate(section)
        section.contentInsets.top = section.interGroupSpacing + 1
    }
    override func header() -> NSCollectionLayoutBoundarySupplementaryItem? {
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), elementKind: "title", alignment: .top)
    }
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout(section: makeSection())
    }
}
