// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
enum Sec { case grid(CGFloat), list(CGFloat, CGFloat) }
final class PayloadsOfTwoCasesViewController: UIViewController {
    var sections: [Sec] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            switch self.sections[i] {
            case .grid(let n): return row(n)
            case .list(let n, let h): return row(n, h)
            }
        }
    }
}
