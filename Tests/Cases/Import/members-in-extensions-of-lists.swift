// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
extension Array { subscript(ok index: Int) -> Element? { index < count ? self[index] : nil } 
  var second: Element? { count > 1 ? self[1] : nil } }
final class MembersInExtensionsOfListsViewController: UIViewController {
    let xs: [CGFloat] = [4, 5]; let ys: [CGFloat] = [4]; var zs: [CGFloat] = []; var ws: [CGFloat] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let s = row(self.xs[ok: 1] ?? 3, self.ys[ok: 1] ?? 30)
            s.contentInsets.top = self.xs.second ?? 9
            s.contentInsets.bottom = self.zs.second ?? 9
            s.contentInsets.leading = self.ws.second ?? 9
            return s
        }
    }
}
