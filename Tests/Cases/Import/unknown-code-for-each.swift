// swift-format-ignore-file
import UIKit

private func row(_ n: Int, _ h: CGFloat = 50, gap: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitem: item, count: n)
    group.interItemSpacing = .fixed(gap)
    return NSCollectionLayoutSection(group: group)
}
final class UnknownCodeForEachController: UIViewController {
    var handlers: [(NSCollectionLayoutSection) -> Void] = []
    let onMake: (NSCollectionLayoutSection) -> Void
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [self] i, env in
            let s = row(2)
            switch i {
            case 0: handlers.forEach { $0(s) }
            case 1: [s].forEach(onMake)
            case 2: Theme.styles.forEach { style in style.apply(s) }
            case 3: zip([s], Theme.styles).forEach { $1.apply($0) }
            case 4: Theme.styles.first.map { $0.apply(s) }
            default: for h in handlers { h(s) }
            }
            return s
        }
    }
}
