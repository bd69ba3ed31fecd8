// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
final class CallsWithOtherArgumentsViewController: UIViewController {
    var vm: VM
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let s = row(self.vm.size(i, of: .a), self.vm.size(i, of: .b))
            s.contentInsets.top = self.vm.size(width: i)
            s.contentInsets.bottom = self.vm.size(height: i)
            if self.vm.shows(header: i) { s.contentInsets.leading = 1 }
            if self.vm.shows(footer: i) { s.contentInsets.trailing = 1 }
            return s
        }
    }
}
