// run: ChecksOfProtocolsController().makeLayout(), sections: 2
// swift-format-ignore-file
import UIKit

@MainActor private func row(_ n: Int, _ h: CGFloat = 50, gap: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitem: item, count: n)
    group.interItemSpacing = .fixed(gap)
    return NSCollectionLayoutSection(group: group)
}
protocol ChecksOfProtocolsSection { var columns: Int { get } }
protocol ChecksOfProtocolsCard {}
struct ChecksOfProtocolsGrid: ChecksOfProtocolsSection, ChecksOfProtocolsCard { let columns = 3 }
struct ChecksOfProtocolsPlain: ChecksOfProtocolsSection { let columns = 1 }
final class ChecksOfProtocolsController: UIViewController {
    let sections: [ChecksOfProtocolsSection] = [ChecksOfProtocolsGrid(), ChecksOfProtocolsPlain()]
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [sections] i, _ in
            let m = sections[i]
            let s = row(m.columns)
            if m is ChecksOfProtocolsCard { s.contentInsets.top = 12 }
            switch m { case is ChecksOfProtocolsCard: s.interGroupSpacing = 4; default: s.interGroupSpacing = 1 }
            return s
        }
    }
}
