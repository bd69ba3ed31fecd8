// run: OverriddenObserversController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

class ObservedBase {
    var steps: CGFloat = 1
    var gap: CGFloat = 4 {
        willSet { steps = steps * 2 + 1 }
        didSet { steps = steps * 2 + 2 }
    }
    var height: CGFloat = 10
    /// No observer runs here, not even that of a subclass.
    init() { gap = 5 }
}

final class ObservedSubclass: ObservedBase {
    override var gap: CGFloat {
        willSet { steps = steps * 2 + 3 }
        didSet { steps = steps * 2 + oldValue }
    }
    override var height: CGFloat {
        get { super.height + 5 }
        set { super.height = newValue * 2 }
    }
}

final class OverriddenObserversController: UIViewController {
    private func row(_ height: CGFloat, _ columns: Int = 1) -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
    }

    func makeLayout() -> UICollectionViewLayout {
        let model = ObservedSubclass()
        model.gap = 9
        model.height = 30
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)), subitems: [row(model.gap), row(model.height), row(model.steps)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
