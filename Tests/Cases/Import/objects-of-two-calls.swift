// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
final class ObjectsOfTwoCallsViewController: UIViewController {
    var a = Theme(); var b = Theme(); let c = Theme.shared; let d = Theme.shared
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let s = row(self.a.gap, self.b.gap)
            s.contentInsets.top = self.c.gap
            s.contentInsets.bottom = self.d.gap
            return s
        }
    }
}
