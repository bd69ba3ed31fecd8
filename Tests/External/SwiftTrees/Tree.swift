// swift-format-ignore-file
// A layout's arguments as text: one indented line a node, in the words of `.layout` files.
// The evaluated model of the same file is printed in the same words; the two texts must be equal.

import UIKit

@MainActor public struct Container: NSCollectionLayoutContainer {
    public var contentSize: CGSize
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    public var effectiveContentSize: CGSize {
        CGSize(width: contentSize.width - contentInsets.leading - contentInsets.trailing, height: contentSize.height - contentInsets.top - contentInsets.bottom)
    }
}

@MainActor public struct Environment: NSCollectionLayoutEnvironment {
    public var container: any NSCollectionLayoutContainer
    public var traitCollection = UITraitCollection()
    public init(_ width: CGFloat, _ height: CGFloat) { container = Container(contentSize: CGSize(width: width, height: height)) }

    /// What the closure of a custom group is given: the group is the container.
    func inside(_ group: NSCollectionLayoutGroup) -> Environment {
        let around = container.effectiveContentSize
        func length(_ dimension: NSCollectionLayoutDimension) -> CGFloat {
            switch dimension.form {
            case .fractionalWidth: dimension.dimension * around.width
            case .fractionalHeight: dimension.dimension * around.height
            default: dimension.dimension
            }
        }
        var result = self
        let size = CGSize(width: length(group.layoutSize.widthDimension), height: length(group.layoutSize.heightDimension))
        result.container = Container(contentSize: size, contentInsets: group.contentInsets)
        return result
    }
}

func number(_ x: CGFloat) -> String {
    let text = String(format: "%.6f", Double(x))
    var t = Substring(text)
    while t.hasSuffix("0") { t.removeLast() }
    if t.hasSuffix(".") { t.removeLast() }
    return t == "-0" ? "0" : String(t)
}
@MainActor func words(_ d: NSCollectionLayoutDimension) -> String {
    switch d.form {
    case .fractionalWidth: number(d.dimension) + "w"
    case .fractionalHeight: number(d.dimension) + "h"
    case .absolute: number(d.dimension)
    case .estimated: "~" + number(d.dimension)
    case .uniform: "uniform(\(number(d.dimension)))"
    }
}
@MainActor func words(_ s: NSCollectionLayoutSize) -> String { words(s.widthDimension) + " x " + words(s.heightDimension) }
@MainActor func words(_ s: NSCollectionLayoutSpacing?) -> String { s.map { ($0.isFlexible ? ">=" : "") + number($0.spacing) } ?? "0" }
@MainActor func words(_ i: NSDirectionalEdgeInsets) -> String { [i.top, i.leading, i.bottom, i.trailing].map { number($0) }.joined(separator: " ") }

@MainActor public struct Tree {
    public private(set) var lines: [String] = []
    public init() {}
    mutating func line(_ depth: Int, _ text: String) { lines.append(String(repeating: "  ", count: depth) + text) }

    public mutating func layout(_ layout: UICollectionViewCompositionalLayout, sections: Int, in environment: Environment) {
        let c = layout.configuration
        line(0, "layout \(c.scrollDirection) spacing \(number(c.interSectionSpacing)) reference \(c.contentInsetsReference)")
        for b in c.boundarySupplementaryItems { boundary(b, 1) }
        // A section that is not there leaves nothing.
        for index in 0..<sections { if let s = layout.provider(index, environment) { section(s, in: environment) } }
    }
    mutating func section(_ s: NSCollectionLayoutSection, in environment: Environment) {
        line(1, "section insets \(words(s.contentInsets)) spacing \(number(s.interGroupSpacing)) \(s.orthogonalScrollingBehavior) reference \(s.contentInsetsReference) \(s.supplementaryContentInsetsReference) follows \(s.follows)")
        if let l = s.list { line(2, "list \(l.appearance) \(l.headerMode) \(l.footerMode) \(l.showsSeparators) \(l.headerTopPadding.map { number($0) } ?? "automatic")") }
        if let g = s.group { item(g, 2, environment) }
        for b in s.boundarySupplementaryItems { boundary(b, 2) }
        for d in s.decorationItems { line(2, "background \(d.elementKind) insets \(words(d.contentInsets)) z \(d.zIndex)") }
    }
    mutating func boundary(_ b: NSCollectionLayoutBoundarySupplementaryItem, _ depth: Int) {
        line(depth, "boundary \(b.elementKind) \(words(b.layoutSize)) \(b.alignment) offset \(number(b.offset.x)) \(number(b.offset.y)) extends \(b.extendsBoundary) pinned \(b.pinToVisibleBounds) insets \(words(b.contentInsets)) z \(b.zIndex)")
    }
    mutating func item(_ i: NSCollectionLayoutItem, _ depth: Int, _ environment: Environment) {
        var text = "item"
        if let g = i as? NSCollectionLayoutGroup {
            text = g.isHorizontal ? "hgroup" : "vgroup"
            switch g.arrangement {
            case .cycle: break
            case .split(let n): text += " split \(n)"
            case .repeat(let n): text += " repeat \(n)"
            case .custom: text = "custom"
            }
            text += " spacing \(words(g.interItemSpacing))"
        }
        text += " \(words(i.layoutSize)) insets \(words(i.contentInsets))"
        if let e = i.edgeSpacing { text += " edges \(words(e.top)) \(words(e.leading)) \(words(e.bottom)) \(words(e.trailing))" }
        line(depth, text)
        if let g = i as? NSCollectionLayoutGroup {
            for child in g.subitems { item(child, depth + 1, environment) }
            if case .custom(let provider) = g.arrangement {
                for c in provider(environment.inside(g)) { line(depth + 1, "frame \(number(c.frame.minX)) \(number(c.frame.minY)) \(number(c.frame.width)) \(number(c.frame.height)) z \(c.zIndex)") }
            }
        }
        for s in i.supplementaryItems {
            let a = s.containerAnchor
            line(depth + 1, "badge \(s.elementKind) \(words(s.layoutSize)) edges \(a.edges.rawValue) offset \(number(a.offset.x)) \(number(a.offset.y)) \(a.isFractionalOffset ? "fraction" : "points") z \(s.zIndex)")
        }
    }
}
