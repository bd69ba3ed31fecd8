// run: RectanglesOfRectanglesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class RectanglesOfRectanglesController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
            let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
                let container = environment.container.effectiveContentSize
                let whole = CGRect(x: 0, y: 0, width: container.width, height: 200)
                let half = CGRect(x: 0, y: 0, width: container.width / 2, height: 80).insetBy(dx: 4, dy: 2)
                let moved = half.offsetBy(dx: container.width / 2, dy: 0)
                let (side, rest) = whole.divided(atDistance: 100, from: .minXEdge)
                let low = rest.divided(atDistance: 60, from: .maxYEdge).slice
                let both = CGRect(x: 0, y: 80, width: 40, height: 20).union(CGRect(x: 60, y: 90, width: 10, height: 40))
                return [half, moved, side, low, both].map { NSCollectionLayoutGroupCustomItem(frame: $0) }
            }
            return NSCollectionLayoutSection(group: group)
        }
    }
}
