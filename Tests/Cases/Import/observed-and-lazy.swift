// run: ObservedAndLazyController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ObservedMeasure {
    static let base: CGFloat = 6
    static var total: CGFloat { base * 2 + Self.base }
    var columns = 1
    var gap: CGFloat = 2 { didSet { columns += 2 } }
    var half: CGFloat {
        get { gap / 2 }
        set { gap = newValue * 2 }
    }
    lazy var lazily: CGFloat = gap * 3
}

final class ObservedAndLazyController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let model = ObservedMeasure()
        model.gap = 5
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: model.columns))
        section.interGroupSpacing = model.gap
        section.contentInsets.top = model.lazily
        model.half = 30
        section.contentInsets.bottom = model.gap
        section.contentInsets.leading = ObservedMeasure.total
        return UICollectionViewCompositionalLayout(section: section)
    }
}
