// run: ElementsByWidthController().makeLayout(), sections: 5
// swift-format-ignore-file
import UIKit

@MainActor private func row(_ n: Int, _ h: CGFloat = 50, gap: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitem: item, count: n)
    group.interItemSpacing = .fixed(gap)
    return NSCollectionLayoutSection(group: group)
}
final class ElementsByWidthController: UIViewController {
    struct Cfg { var h: CGFloat }
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let wide = env.container.effectiveContentSize.width > 500
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
            switch i {
            case 0:
                let items = [NSCollectionLayoutItem(layoutSize: size), NSCollectionLayoutItem(layoutSize: size)]
                items[wide ? 0 : 1].contentInsets.top = 5
                return NSCollectionLayoutSection(group: .vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), subitems: items))
            case 1:
                let s = row(2)
                s.boundarySupplementaryItems = [.init(layoutSize: size, elementKind: "h", alignment: .top), .init(layoutSize: size, elementKind: "f", alignment: .bottom)]
                s.boundarySupplementaryItems[wide ? 0 : 1].pinToVisibleBounds = true
                return s
            case 2: var list = [Cfg(h: 10), Cfg(h: 20)]; list[wide ? 0 : 1].h = 77; return row(1, list[0].h, gap: list[1].h)
            case 3: let d = ["c": row(1), "r": row(2)]; d[wide ? "r" : "c"]!.interGroupSpacing = 6; return d["r"]!
            default: return row(1)
            }
        }
    }
}
