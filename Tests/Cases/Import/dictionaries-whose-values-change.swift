// swift-format-ignore-file
import UIKit

struct Measure { var height: CGFloat; var gap: CGFloat }
enum MeasureKind { case wide }

func identity<Value>(_ value: Value) -> Value { value }

final class DictionariesWhoseValuesChange: UIViewController {
    private var measures = ["card": Measure(height: 10, gap: 4)]
    private var kinds: [MeasureKind: Measure] = [.wide: Measure(height: 20, gap: 5)]

    private var lists = ["card": [Measure(height: 1, gap: 2)]]

    func expand() {
        lists["card"]![0].gap = 12
        measures["card"]?.height = 50
        kinds[.wide]!.gap = 8
    }

    func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(measures["card"]!.height))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = kinds[.wide]!.gap
        section.contentInsets.top = measures["card"]!.gap + kinds[.wide]!.height
        // The call is for a number with a fraction, so the literals are.
        section.contentInsets.bottom = identity((1 + 2) / 2)
        section.contentInsets.leading = lists["card"]![0].gap
        return UICollectionViewCompositionalLayout(section: section)
    }
}
