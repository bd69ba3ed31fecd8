// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
final class LastSectionViewController: UIViewController {
    var sections: [Int] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let s = row(1)
            if i == self.sections.count - 1 { s.contentInsets.bottom = 5 }
            return s
        }
    }
}
