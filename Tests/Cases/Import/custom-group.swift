// run: CustomGroupController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class CustomGroupController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let group = NSCollectionLayoutGroup.custom(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))) { environment in
                let width = environment.container.effectiveContentSize.width
                return (0..<3).map { index in
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 3 * CGFloat(index), y: CGFloat(index) * 10, width: width / 3, height: 100), zIndex: index)
                }
            }
            return NSCollectionLayoutSection(group: group)
        }
    }
}
