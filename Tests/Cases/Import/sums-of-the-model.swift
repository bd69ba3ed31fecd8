// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
struct M { var a: CGFloat; var b: CGFloat }
final class SumsOfTheModelViewController: UIViewController {
    var models: [M] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let m = self.models[i]
            let s = row(m.a > m.b ? 1 : 2)
            s.contentInsets.top = m.a + m.b
            s.contentInsets.bottom = m.a - m.b
            return s
        }
    }
}
