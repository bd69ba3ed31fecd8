// run: ChainedHelpersController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutItem {
    static func square(_ part: CGFloat) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(part), heightDimension: .fractionalWidth(part)))
    }
}

extension NSCollectionLayoutSection {
    static func row(of item: NSCollectionLayoutItem, height: CGFloat) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    }
    func spaced(_ length: CGFloat) -> Self {
        interGroupSpacing = length
        return self
    }
    @discardableResult func inset(top: CGFloat = 0, sides: CGFloat = 0) -> Self {
        contentInsets = .init(top: top, leading: sides, bottom: 0, trailing: sides)
        return self
    }
    func titled(if isTitled: Bool) -> NSCollectionLayoutSection {
        guard isTitled else { return self }
        self.boundarySupplementaryItems += [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(22)), elementKind: "title", alignment: .topLeading)]
        return self
    }
}

final class ChainedHelpersController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let section = NSCollectionLayoutSection.row(of: .square(0.25), height: 90)
            .spaced(6)
            .inset(top: 2, sides: 8)
            .titled(if: true)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
