// run: ConfiguredByClosuresController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ConfiguredByClosuresController: UIViewController {
    private func configured<Value>(_ value: Value, _ change: (Value) -> Void) -> Value {
        change(value)
        return value
    }
    private func change(_ insets: inout NSDirectionalEdgeInsets, _ body: (inout NSDirectionalEdgeInsets) -> Void) {
        body(&insets)
        insets.trailing = insets.leading + 1
    }

    func makeLayout() -> UICollectionViewLayout {
        let item = configured(NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))) { $0.contentInsets.top = 3 }
        var insets = NSDirectionalEdgeInsets.zero
        change(&insets) { $0.leading = 8 }
        let section = configured(NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item]))) {
            $0.contentInsets = insets
            $0.interGroupSpacing = 2
        }
        return UICollectionViewCompositionalLayout(section: section)
    }
}
