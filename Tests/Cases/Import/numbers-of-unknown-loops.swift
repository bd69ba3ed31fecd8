// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
final class NumbersOfUnknownLoopsViewController: UIViewController {
    var shots: [Shot] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            var out: [CGFloat] = []
            for s in self.shots { out.append(s.h) }
            let s = row(out[0], out[1])
            s.contentInsets.top = out.max() ?? 7
            s.contentInsets.bottom = out.reduce(0, +)
            s.contentInsets.leading = out.first ?? 0
            return s
        }
    }
}
