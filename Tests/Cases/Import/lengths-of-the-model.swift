// swift-format-ignore-file
import UIKit

enum Kind { case a, b }
struct M { var kind: Kind; var height: CGFloat; var gap: CGFloat }
final class LengthsOfTheModelViewController: UIViewController {
    var models: [M] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let m = self.models[i]
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            let g = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(m.height)), subitems: [item])
            g.interItemSpacing = .fixed(m.gap)
            g.contentInsets.top = m.kind == .a ? 1 : 2
            return NSCollectionLayoutSection(group: g)
        }
    }
}
