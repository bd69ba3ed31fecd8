// run: StaticNamesController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

extension NSDirectionalEdgeInsets {
    static let card = NSDirectionalEdgeInsets(top: 2, leading: 16, bottom: 2, trailing: 16)
}

final class StaticNamesController: UIViewController {
    private static let gap: CGFloat = Inner.gap * 2
    private enum Columns { static let wide = 3 }
    private struct Inner {
        static let gap: CGFloat = 5
        enum Sizes {
            enum Name { case tall, low }
            static func height(of name: Name) -> CGFloat { name == .tall ? Inner.gap * 20 : gap }
            static let gap: CGFloat = 1
        }
    }

    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Inner.Sizes.height(of: .tall))), subitem: item, count: Self.Columns.wide))
        section.interGroupSpacing = Self.gap
        section.contentInsets = .card
        section.contentInsets.top = Inner.gap
        return UICollectionViewCompositionalLayout(section: section)
    }
}
