// run: DeferredChangesViewController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

@MainActor private func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
final class DeferredChangesViewController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            var gap: CGFloat = 4
            func next() -> CGFloat { defer { gap += 3 }; return gap }
            let s = row(next())
            s.contentInsets.top = next()
            s.contentInsets.bottom = next() + gap
            return s
        }
    }
}
