// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
class Sec {}; class GridSection: Sec { var gap: CGFloat = 1 }; class ListSection: Sec { var height: CGFloat = 3 }
final class CastsOfTheModelViewController: UIViewController {
    var sections: [Sec] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let sec = self.sections[i]
            if let g = sec as? GridSection { return row(g.gap) }
            if let l = sec as? ListSection { return row(2, l.height) }
            return row(9)
        }
    }
}
