// run: InsetCustomGroupController().makeLayout(), sections: 2
// swift-format-ignore-file
import UIKit

final class InsetCustomGroupController: UIViewController {
    private func tiles(_ container: NSCollectionLayoutContainer) -> [NSCollectionLayoutGroupCustomItem] {
        let full = container.contentSize
        return [
            .init(frame: CGRect(x: 0, y: 0, width: full.width / 2, height: full.height)),
            .init(frame: CGRect(x: full.width / 2, y: 10, width: container.effectiveContentSize.width / 2, height: full.height - 20)),
        ]
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] section, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
            let group = NSCollectionLayoutGroup.custom(layoutSize: size) { self.tiles($0.container) }
            if section == 0 {
                group.contentInsets = .init(top: 4, leading: 8, bottom: 4, trailing: 12)
            }
            return NSCollectionLayoutSection(group: group)
        }
    }
}
