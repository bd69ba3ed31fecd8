// run: RawValuesFromOneViewController().makeLayout(), sections: 2
// swift-format-ignore-file
import UIKit

@MainActor private func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
private enum Kind: Int { case a, b, c }
final class RawValuesFromOneViewController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            switch Kind(rawValue: i + 1) {
            case .a: return row(1)
            case .b: return row(2)
            case .c: return row(3)
            case nil: return nil
            }
        }
    }
}
