// run: GenericMakersController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

@MainActor protocol StaticMaker {
    static var height: CGFloat { get }
    static func make() -> NSCollectionLayoutSection
}

enum RoundMaker: StaticMaker {
    static let height: CGFloat = 55
    static func make() -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))]))
    }
}

enum FlatMaker: StaticMaker {
    static let height: CGFloat = 11
    static func make() -> NSCollectionLayoutSection { RoundMaker.make() }
}

final class GenericMakersController: UIViewController {
    private func maker<Maker: StaticMaker>(_ type: Maker.Type) -> NSCollectionLayoutSection {
        let section = type.make()
        section.contentInsets.top = Maker.height
        return section
    }
    private func larger<Value: Comparable>(_ a: Value, _ b: Value) -> Value { a > b ? a : b }
    private func spread(_ lengths: CGFloat...) -> NSDirectionalEdgeInsets {
        .init(top: lengths[0], leading: lengths.reduce(0, +), bottom: CGFloat(lengths.count), trailing: lengths.last ?? 0)
    }

    func makeLayout() -> UICollectionViewLayout {
        let section = maker(RoundMaker.self)
        section.contentInsets = spread(3)
        section.interGroupSpacing = larger(4, 9) + CGFloat(larger(2, 1))
        return UICollectionViewCompositionalLayout(section: section)
    }
}
