// swift-format-ignore-file
import UIKit

private func row(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}

// The caller sets the configuration.
final class ConfiguredByItsCaller: UIViewController {
    private func setup() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        let layout = createLayout()
        layout.configuration = configuration
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(list)
    }
    private func createLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(section: row(10))
    }
}

// The layout is set by the collection view that has it.
final class ConfiguredByTheView: UIViewController {
    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: row(20)) }
    func turn() {
        if let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout {
            layout.configuration.scrollDirection = .horizontal
        }
    }
}

// The text may look like a call whose result is configured.
func setup(_ button: UIButton) {
    button.configuration = .filled()
    let isSame = button.tag
        == makeTag(3)
    print(isSame)
}

// A stored layout has another name where it changes.
final class ConfiguredByAnotherName: UIViewController {
    private let stored = UICollectionViewCompositionalLayout(section: row(30))
    func widen() {
        let layout: UICollectionViewCompositionalLayout = stored
        layout.configuration.interSectionSpacing = 3
    }
}

final class MovingLayout: UICollectionViewCompositionalLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        all?.forEach { $0.frame.origin.x = 5 }
        return all
    }
}

final class Moved: UIViewController {
    func makeLayout() -> UICollectionViewLayout { MovingLayout(section: row(40)) }
}

// Tuples and rectangles change in parts, and the result says which function is meant.
final class ChangedInParts: UIViewController {
    private var pair: (CGFloat, CGFloat) = (1, 2)
    private var nested: ((CGFloat, CGFloat), CGFloat) = ((8, 9), 10)
    private var pairs: [(CGFloat, CGFloat)] = [(3, 4)]
    private var frame = CGRect(x: 0, y: 0, width: 5, height: 6)
    private func gap() -> Int { 7 }
    private func gap() -> CGFloat { 7.5 }
    func makeLayout() -> UICollectionViewLayout {
        let section = row(frame.width)
        section.contentInsets.top = pair.1
        section.contentInsets.bottom = pairs[0].1
        section.contentInsets.leading = nested.0.1
        section.interGroupSpacing = gap()
        return UICollectionViewCompositionalLayout(section: section)
    }
    func change() {
        pair.1 = 77
        pairs[0].1 = 7
        nested.0.1 = 11
        frame.size.width = 9
    }
}
