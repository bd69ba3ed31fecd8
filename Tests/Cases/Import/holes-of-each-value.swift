// swift-format-ignore-file
import UIKit

final class HolesOfEachValueController: UIViewController {
    enum Size { case absolute(CGFloat), estimated(CGFloat) }
    var horizontal = Size.absolute(100), vertical = Size.absolute(200)
    let one: ForeignModel, two: ForeignModel

    func length(_ size: Size) -> CGFloat {
        switch size {
        case .absolute(let value): return value
        case .estimated(let value): return value
        }
    }

    func measured(_ model: ForeignModel, _ values: ForeignDictionary) -> CGFloat {
        model.measure(width: 100) + values["a"].width
    }

    func labelled(_ text: String) -> CGFloat {
        let label = UILabel()
        label.text = text
        return label.intrinsicContentSize.width
    }

    func makeLayout() -> UICollectionViewLayout {
        var items = ["Go", "Objective-C"].map { title in
            NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(title.size(withAttributes: nil).width + 20), heightDimension: .absolute(labelled(title))))
        }
        items.append(NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(measured(one, first)), heightDimension: .absolute(measured(two, second)))))
        items.append(NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(length(horizontal)), heightDimension: .absolute(length(vertical)))))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: items)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    func change() {
        horizontal = .estimated(9)
        vertical = .estimated(8)
    }
}
