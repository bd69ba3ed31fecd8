// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
enum Kind { case a, b }
struct M { var kind: Kind; var tall: Bool }
final class TruthsOfTheModelViewController: UIViewController {
    var models: [M] = []; var items: [Kind: [Int]] = [:]
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let m = self.models[i]
            let s = row(m.kind == .a ? 1 : 2, m.tall ? 50 : 60)
            s.contentInsets.top = CGFloat(self.items[m.kind]!.count)
            return s
        }
    }
}
