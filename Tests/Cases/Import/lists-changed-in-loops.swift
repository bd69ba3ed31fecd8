// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
enum K: Int { case a, b }
final class ListsChangedViewController: UIViewController {
    var results: [R] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            switch K(rawValue: i)! {
            case .a: return row(1)
            case .b:
                var c = UICollectionLayoutListConfiguration(appearance: .grouped)
                for r in self.results { if r.ok { c.footerMode = .supplementary } else { c.footerMode = .none } }
                return .list(using: c, layoutEnvironment: env)
            }
        }
    }
}
