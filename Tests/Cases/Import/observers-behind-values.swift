// run: ObserversBehindValuesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

enum ObservedConstants { static let gap: CGFloat = 4 }

struct ObservedValues {
    var columns = 1
    var height: CGFloat = 44
    var insets: NSDirectionalEdgeInsets = .zero { didSet { height = 44 + insets.top } }
    var gap = ObservedConstants.gap { didSet { columns += 1 } }
    var least = CGFloat(3) { willSet { columns += Int(newValue) } }
    var most = max(3, 4) { didSet(old) { columns *= old } }
    var list: [CGFloat] = [1, 2].map { $0 * 2 } { didSet { height += list[0] } }
}

final class ObserversBehindValuesController: UIViewController {
    private func row(_ height: CGFloat, _ columns: Int = 1) -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
    }

    func makeLayout() -> UICollectionViewLayout {
        var values = ObservedValues()
        values.insets.top = 8
        values.gap = 6
        values.least = 1
        values.most = 9
        values.list[0] = 50
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)), subitems: [row(values.height, values.columns), row(values.gap)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
