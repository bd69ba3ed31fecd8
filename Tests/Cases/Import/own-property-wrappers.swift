// run: OwnPropertyWrappersController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

@propertyWrapper struct Limited {
    private var value: CGFloat
    private let most: CGFloat
    init(wrappedValue: CGFloat, most: CGFloat = 30) {
        self.most = most
        value = min(wrappedValue, most)
    }
    var wrappedValue: CGFloat {
        get { value }
        set { value = min(newValue, most) }
    }
}

@propertyWrapper struct Doubled<Value: Numeric> {
    var wrappedValue: Value { didSet { wrappedValue *= 2 } }
}

struct WrappedStyle {
    @Limited var height: CGFloat = 50
    @Limited(most: 80) var width: CGFloat = 50
    @Doubled var columns = 1
}

final class WrappedModel {
    @Limited var height: CGFloat
    @Limited(wrappedValue: 3, most: 5) var gap: CGFloat
    init(height: CGFloat) {
        self.height = height
        gap = 7
    }
}

final class OwnPropertyWrappersController: UIViewController {
    private func row(_ height: CGFloat, _ columns: Int = 1) -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
    }

    func makeLayout() -> UICollectionViewLayout {
        var style = WrappedStyle(width: 90)
        style.columns = 2
        let plain = WrappedStyle()
        let model = WrappedModel(height: 70)
        let other = WrappedModel(height: 10)
        other.height += 15
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)), subitems: [row(style.height, style.columns), row(style.width), row(plain.width, plain.columns), row(model.height), row(model.gap), row(other.height)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
