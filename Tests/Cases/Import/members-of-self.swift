// run: MembersOfSelfController().makeLayout(), sections: 2
// swift-format-ignore-file
import UIKit

@MainActor protocol MembersOfSelfSized {
    static var height: CGFloat { get }
    static func count() -> Int
}
@MainActor extension MembersOfSelfSized {
    static var height: CGFloat { 44 }
    static var plainHeight: CGFloat { Self.height + 1 }
    var section: NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.plainHeight)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.height)), subitem: item, count: Self.count())
        return NSCollectionLayoutSection(group: group)
    }
}
@MainActor struct MembersOfSelfBig: MembersOfSelfSized {
    static var height: CGFloat { 80 }
    static func count() -> Int { 2 }
}
@MainActor struct MembersOfSelfSmall: MembersOfSelfSized {
    static func count() -> Int { 3 }
}
@MainActor class MembersOfSelfBase {
    class var inset: CGFloat { 2 }
    class func spacing() -> CGFloat { 3 }
    func change(_ section: NSCollectionLayoutSection) {
        section.contentInsets.top = Self.inset
        section.interGroupSpacing = Self.spacing()
    }
}
final class MembersOfSelfSpecial: MembersOfSelfBase {
    override class var inset: CGFloat { 12 }
    override class func spacing() -> CGFloat { 13 }
}

final class MembersOfSelfController: UIViewController {
    static let trailing: CGFloat = 5

    static func leading<S: MembersOfSelfSized>(_ type: S.Type) -> CGFloat { S.height / 2 }
    static func bottom<S: MembersOfSelfSized>(_ value: S) -> CGFloat { S.height / 4 }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let isBig = index == 0
            let section = isBig ? MembersOfSelfBig().section : MembersOfSelfSmall().section
            let base = isBig ? MembersOfSelfSpecial() : MembersOfSelfBase()
            base.change(section)
            section.contentInsets.trailing = Self.trailing
            section.contentInsets.leading = isBig ? Self.leading(MembersOfSelfBig.self) : Self.leading(MembersOfSelfSmall.self)
            section.contentInsets.bottom = isBig ? Self.bottom(MembersOfSelfBig()) : Self.bottom(MembersOfSelfSmall())
            return section
        }
    }
}
