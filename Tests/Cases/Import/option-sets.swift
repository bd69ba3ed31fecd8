// run: OptionSetsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

@MainActor private func row(_ n: Int, _ h: CGFloat = 50, gap: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitem: item, count: n)
    group.interItemSpacing = .fixed(gap)
    return NSCollectionLayoutSection(group: group)
}
final class OptionSetsController: UIViewController {
    struct Options: OptionSet { let rawValue: Int; static let header = Options(rawValue: 1), pinned = Options(rawValue: 2), wide = Options(rawValue: 4); static let full: Options = [.header, .pinned]; static let none: Options = [] }
    let options: Options = [.full, .wide]
    func makeLayout() -> UICollectionViewLayout {
        let s = row(1)
        if options.contains(.header) { s.boundarySupplementaryItems = [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), elementKind: "h", alignment: .top)] }
        let nothing: Options = [.none]
        if nothing.isEmpty { s.interGroupSpacing = 5 }
        return UICollectionViewCompositionalLayout(section: s)
    }
}
