// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
protocol Theme { var gap: CGFloat { get } }
struct A: Theme { var gap: CGFloat { 1 } }
struct B: Theme { var gap: CGFloat { 3 } }
final class MembersOfSeveralTypesViewController: UIViewController {
    var a: Theme!; var b: Theme!
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            return row(self.a.gap, self.b.gap)
        }
    }
}
