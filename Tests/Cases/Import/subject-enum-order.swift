// run: SubjectEnumController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

final class SubjectEnumController: UIViewController {
    enum Kind: Int, CaseIterable { case hero, tiles, links, footerLinks
        var columns: Int { switch self { case .hero: return 1; case .tiles: return 3; case .links, .footerLinks: return 2 } }
    }
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            guard let kind = Kind(rawValue: index) else { fatalError("unknown") }
            return self?.section(for: kind)
        }
    }
    private func section(for kind: Kind) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(kind.columns)), heightDimension: .fractionalHeight(1)))
        let height: CGFloat = kind == .hero ? 220 : 80
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        switch kind {
        case .hero: section.orthogonalScrollingBehavior = .paging
        case .tiles: section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
        default: break
        }
        return section
    }
}
