// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
struct M { var header: CGSize; var footer: CGSize }
final class HelpersOfTheModelViewController: UIViewController {
    var models: [M] = []
    func item(_ size: CGSize, _ a: NSRectAlignment, _ kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(size.height)), elementKind: kind, alignment: a)
    }
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let m = self.models[i]
            let s = row(1)
            s.boundarySupplementaryItems = [self.item(m.header, .top, UICollectionView.elementKindSectionHeader), self.item(m.footer, .bottom, UICollectionView.elementKindSectionFooter)]
            return s
        }
    }
}
