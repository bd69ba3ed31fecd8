// run: SettersInInitialisersController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

struct ClampedColumns {
    private var stored = 1
    var columns: Int {
        get { stored }
        set { stored = max(1, min(newValue, 4)) }
    }
    var height: CGFloat = 20 { didSet { stored = 7 } }
    init(columns: Int) {
        self.columns = columns
        height = 30
    }
}

final class ClampingOwner {
    var child = ClampedColumns(columns: 2)
    init() {
        child.columns = 3
        child.height = 50
    }
}

final class SettersInInitialisersController: UIViewController {
    private func row(_ height: CGFloat, _ columns: Int = 1) -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
    }

    func makeLayout() -> UICollectionViewLayout {
        let clamped = ClampedColumns(columns: 9)
        let owner = ClampingOwner()
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)), subitems: [row(clamped.height, clamped.columns), row(owner.child.height, owner.child.columns)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
