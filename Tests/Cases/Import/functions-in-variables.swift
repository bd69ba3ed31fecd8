// swift-format-ignore-file
import UIKit
struct MadeSections {
    static var ratings: (CGSize, UIEdgeInsets) -> NSCollectionLayoutSection = { size, padding in
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .estimated(size.width), heightDimension: .estimated(size.height)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .estimated(size.width), heightDimension: .estimated(size.height)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 0, leading: padding.left, bottom: 0, trailing: padding.right)
        return section
    }
    static let plain: (CGFloat) -> NSCollectionLayoutSection = { height in
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
    var scale: (CGFloat) -> CGFloat = { $0 * 2 }
}
final class FunctionsInVariablesController: UIViewController {
    private let sections = MadeSections()
    private var widen: (CGFloat) -> CGFloat = { $0 + 10 }
    private var narrow: (CGFloat) -> CGFloat = { $0 - 10 }
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            switch index {
            case 0: return MadeSections.ratings(CGSize(width: 30, height: 20), .zero)
            case 1: return MadeSections.plain(self.sections.scale(40))
            case 2: return MadeSections.plain(self.widen(40))
            default: return MadeSections.plain(self.narrow(40))
            }
        }
    }
    func change() { narrow = { $0 } }
}
