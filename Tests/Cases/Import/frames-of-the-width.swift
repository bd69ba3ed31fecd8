// run: FramesOfTheWidthController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class FramesOfTheWidthController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let group = NSCollectionLayoutGroup.custom(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))) { environment in
                let width = environment.container.effectiveContentSize.width
                let columns = width > 600 ? 3 : 2
                let side = (width - CGFloat(columns - 1) * 4) / CGFloat(columns)
                var items: [NSCollectionLayoutGroupCustomItem] = []
                for number in 0..<2 {
                    let frame = CGRect(origin: CGPoint(x: CGFloat(number) * (side + 4), y: 0), size: CGSize(width: side, height: side / 2))
                    items.append(NSCollectionLayoutGroupCustomItem(frame: frame))
                }
                let last = items[1].frame
                items.append(NSCollectionLayoutGroupCustomItem(frame: CGRect(x: last.minX, y: last.maxY + 4, width: last.width, height: 30), zIndex: 2))
                return items
            }
            return NSCollectionLayoutSection(group: group)
        }
    }
}
