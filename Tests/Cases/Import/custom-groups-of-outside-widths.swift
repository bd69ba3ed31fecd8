// swift-format-ignore-file
import UIKit

final class CustomGroupsOfOutsideWidths: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = Int(environment.container.contentSize.width / 150)
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100))
            let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
                var items: [NSCollectionLayoutGroupCustomItem] = []
                for column in 0..<columns {
                    items.append(.init(frame: CGRect(x: CGFloat(column * 10), y: 0, width: 9, height: 30)))
                }
                return items
            }
            return NSCollectionLayoutSection(group: group)
        }
    }
}
