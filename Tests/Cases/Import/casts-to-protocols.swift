// run: CastsToProtocolsController().makeLayout(), sections: 2
// swift-format-ignore-file
import UIKit

@MainActor private func row(_ n: Int, _ h: CGFloat = 50, gap: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitem: item, count: n)
    group.interItemSpacing = .fixed(gap)
    return NSCollectionLayoutSection(group: group)
}
protocol CastsToProtocolsSection { var columns: Int { get } }
protocol CastsToProtocolsHasHeader { var headerHeight: CGFloat { get } }
struct CastsToProtocolsGrid: CastsToProtocolsSection { let columns = 3 }
struct CastsToProtocolsNews: CastsToProtocolsSection, CastsToProtocolsHasHeader { let columns = 1; let headerHeight: CGFloat = 40 }
final class CastsToProtocolsController: UIViewController {
    let sections: [CastsToProtocolsSection] = [CastsToProtocolsGrid(), CastsToProtocolsNews()]
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [sections] i, _ in
            let s = row(sections[i].columns)
            if sections[i] as? CastsToProtocolsHasHeader != nil { s.contentInsets.top = 7 }
            guard let h = sections[i] as? CastsToProtocolsHasHeader else { s.interGroupSpacing = 3; return s }
            s.boundarySupplementaryItems = [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
            _ = h
            return s
        }
    }
}
