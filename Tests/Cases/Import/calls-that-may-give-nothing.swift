// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
final class CallsThatMayGiveNothingViewController: UIViewController {
    var vm: ViewModel!
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            guard let m = self.vm.model(at: i) else { return row(9) }
            let s = row(m.gap)
            if self.vm.header(in: i) != nil { s.contentInsets.top = 1 }
            if let f = self.vm.footer(in: i) { s.contentInsets.bottom = f.height }
            return s
        }
    }
}
