// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
struct Sec { enum Kind { case a, b }; var kind: Kind; var style: Kind; var look: Kind }
final class SwitchesOfTheModelViewController: UIViewController {
    var sections: [Sec] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let sec = self.sections[i]
            let s = row(sec.kind == .a ? 1 : 2)
            switch sec.style { case .a: s.contentInsets.top = 1; case .b: s.contentInsets.top = 2 }
            switch sec.look { case .a: s.contentInsets.bottom = 3; case .b: s.contentInsets.bottom = 4 }
            return s
        }
    }
}
