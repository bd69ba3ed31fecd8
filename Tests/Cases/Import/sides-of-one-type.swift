// run: SidesOfOneTypeController().makeLayout(), sections: 2
// swift-format-ignore-file
import UIKit

final class SidesOfOneTypeController: UIViewController {
    private func row(_ height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            if index == 0 {
                let ratio = index == 0 ? 3 / 4 : 0.5
                return self.row(100 * ratio)
            }
            let ratio = index == 0 ? 9.0 / 16 : environment.container.contentSize.width > 600 ? 3 / 4 : 1
            return self.row(100 * ratio)
        }
    }
}
