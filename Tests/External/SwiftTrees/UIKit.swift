// swift-format-ignore-file
// The names of UIKit's compositional layout that generated code uses, declared from Apple's public
// documentation, as plain records: a value stores its arguments, and nothing computes a frame.
// Apple annotates these classes and protocols for the main actor; so does this file.
// Compiled as a module named `UIKit`, so that files that `import UIKit` build on Linux.

@_exported import Foundation

// MARK: Dimensions and spacing

@MainActor public final class NSCollectionLayoutDimension {
    public enum Form: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }
    public let form: Form
    public let dimension: CGFloat
    init(_ form: Form, _ value: CGFloat) { (self.form, dimension) = (form, value) }
    public class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalWidth, fraction) }
    public class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalHeight, fraction) }
    public class func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, points) }
    public class func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated, points) }
    @available(iOS 17, macOS 9999, *)
    public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { .init(.uniform, estimate) }
    public var isFractionalWidth: Bool { form == .fractionalWidth }
    public var isFractionalHeight: Bool { form == .fractionalHeight }
    public var isAbsolute: Bool { form == .absolute }
    public var isEstimated: Bool { form == .estimated || form == .uniform }
}

@MainActor public final class NSCollectionLayoutSize {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    }
}

@MainActor public final class NSCollectionLayoutSpacing {
    public let spacing: CGFloat
    public let isFlexible: Bool
    init(_ spacing: CGFloat, _ isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }
    public var isFixed: Bool { !isFlexible }
    public class func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing { .init(points, false) }
    public class func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing { .init(points, true) }
}

@MainActor public final class NSCollectionLayoutEdgeSpacing {
    public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?
    public init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public static let zero = NSDirectionalEdgeInsets()
}

public struct UIEdgeInsets: Equatable, Sendable {
    public var top, left, bottom, right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1), leading = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4), trailing = Self(rawValue: 8)
    public static let all: Self = [.top, .leading, .bottom, .trailing]
}

public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

@MainActor public final class NSCollectionLayoutAnchor {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    public let isFractionalOffset: Bool
    public var isAbsoluteOffset: Bool { !isFractionalOffset }
    public init(edges: NSDirectionalRectEdge) { (self.edges, offset, isFractionalOffset) = (edges, .zero, false) }
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false) }
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true) }
}

// MARK: Items and groups

@MainActor open class NSCollectionLayoutItem {
    public let layoutSize: NSCollectionLayoutSize
    private let attached: [NSCollectionLayoutSupplementaryItem]
    public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, attached) = (layoutSize, supplementaryItems)
    }
}

@MainActor public final class NSCollectionLayoutGroupCustomItem {
    public let frame: CGRect
    public let zIndex: Int
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
    public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

@MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public enum Arrangement { case cycle, split(Int), `repeat`(Int), custom(NSCollectionLayoutGroupCustomItemProvider) }
    public let isHorizontal: Bool
    public let arrangement: Arrangement
    public let subitems: [NSCollectionLayoutItem]
    public var interItemSpacing: NSCollectionLayoutSpacing?
    private var own: [NSCollectionLayoutSupplementaryItem] = []
    /// Only a group's can be set.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get { own } set { own = newValue } }
    init(_ size: NSCollectionLayoutSize, _ isHorizontal: Bool, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]) {
        (self.isHorizontal, self.arrangement, self.subitems) = (isHorizontal, arrangement, subitems)
        super.init(layoutSize: size, supplementaryItems: [])
    }
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { make(layoutSize, true, .cycle, subitems) }
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { make(layoutSize, false, .cycle, subitems) }
    @available(*, deprecated, message: "as in UIKit from iOS 16 on")
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { make(layoutSize, true, .split(count), [subitem]) }
    @available(*, deprecated, message: "as in UIKit from iOS 16 on")
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { make(layoutSize, false, .split(count), [subitem]) }
    @available(iOS 16, macOS 13, *)
    public class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { make(layoutSize, true, .repeat(count), [subitem]) }
    @available(iOS 16, macOS 13, *)
    public class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { make(layoutSize, false, .repeat(count), [subitem]) }
    public class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Self { make(layoutSize, true, .custom(itemProvider), []) }
    private class func make(_ size: NSCollectionLayoutSize, _ horizontal: Bool, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]) -> Self {
        NSCollectionLayoutGroup(size, horizontal, arrangement, subitems) as! Self
    }
}

// MARK: Supplementary and decoration items

@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?
    public var zIndex: Int
    init(_ size: NSCollectionLayoutSize, _ kind: String, _ anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?), _ zIndex: Int) {
        (elementKind, containerAnchor, itemAnchor, self.zIndex) = (kind, anchors.container, anchors.item, zIndex)
        super.init(layoutSize: size, supplementaryItems: [])
    }
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) { self.init(layoutSize, elementKind, (containerAnchor, nil), 1) }
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor) { self.init(layoutSize, elementKind, (containerAnchor, itemAnchor), 1) }
}

@MainActor public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    public var extendsBoundary = true
    public var pinToVisibleBounds = false
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) { self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero) }
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, (NSCollectionLayoutAnchor(edges: []), nil), 0)
    }
}

@MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    public var zIndex = 0
    init(kind: String) {
        elementKind = kind
        super.init(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }
    public class func background(elementKind: String) -> Self { NSCollectionLayoutDecorationItem(kind: elementKind) as! Self }
}

// MARK: Environment

@MainActor public protocol NSCollectionLayoutContainer {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
@MainActor public protocol NSCollectionLayoutEnvironment {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public struct UIContentSizeCategory: RawRepresentable, Comparable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    static let order = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AM", "AL", "AXL", "AXXL", "AXXXL"]
    public static let extraSmall = Self(rawValue: "XS"), small = Self(rawValue: "S"), medium = Self(rawValue: "M"), large = Self(rawValue: "L")
    public static let extraLarge = Self(rawValue: "XL"), extraExtraLarge = Self(rawValue: "XXL"), extraExtraExtraLarge = Self(rawValue: "XXXL")
    public static let accessibilityMedium = Self(rawValue: "AM"), accessibilityLarge = Self(rawValue: "AL"), accessibilityExtraLarge = Self(rawValue: "AXL")
    public static let accessibilityExtraExtraLarge = Self(rawValue: "AXXL"), accessibilityExtraExtraExtraLarge = Self(rawValue: "AXXXL")
    public static func < (a: Self, b: Self) -> Bool { order.firstIndex(of: a.rawValue)! < order.firstIndex(of: b.rawValue)! }
}
@MainActor public final class UITraitCollection {
    public var horizontalSizeClass = UIUserInterfaceSizeClass.compact, verticalSizeClass = UIUserInterfaceSizeClass.regular
    public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    public var displayScale: CGFloat = 3
    public var preferredContentSizeCategory = UIContentSizeCategory.large
    public init() {}
}

// MARK: Sections and layouts

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

@MainActor open class NSCollectionLayoutSection {
    public let group: NSCollectionLayoutGroup?
    public let list: UICollectionLayoutListConfiguration?
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var interGroupSpacing: CGFloat = 0
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []
    public var contentInsetsReference = UIContentInsetsReference.automatic
    @available(iOS 16, *) public var supplementaryContentInsetsReference: UIContentInsetsReference { get { reference } set { reference = newValue } }
    private var reference = UIContentInsetsReference.automatic
    @available(*, deprecated, message: "as in UIKit from iOS 16 on")
    public var supplementariesFollowContentInsets: Bool { get { follows } set { follows = newValue } }
    public private(set) var follows = true
    public var visibleItemsInvalidationHandler: (([Any], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
    public init(group: NSCollectionLayoutGroup) { (self.group, list) = (group, nil) }
    init(list: UICollectionLayoutListConfiguration) { (group, self.list) = (nil, list) }
    public class func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none, supplementary }
    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var showsSeparators = true
    public var headerTopPadding: CGFloat?
    public init(appearance: Appearance) { self.appearance = appearance }
}

@MainActor open class UICollectionReusableView {}
@MainActor public enum UICollectionView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
@MainActor open class UICollectionViewLayout {}
@MainActor public final class UICollectionViewCompositionalLayoutConfiguration {
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    public var interSectionSpacing: CGFloat = 0
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public var contentInsetsReference = UIContentInsetsReference.safeArea
    public init() {}
    var copied: UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
        (copy.boundarySupplementaryItems, copy.contentInsetsReference) = (boundarySupplementaryItems, contentInsetsReference)
        return copy
    }
}
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var kept: UICollectionViewCompositionalLayoutConfiguration
    /// What is set is copied.
    public var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { kept }
        set { kept = newValue.copied }
    }
    public private(set) var decorationClasses: [String: AnyClass] = [:]
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) { (provider, kept) = (sectionProvider, configuration) }
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) { self.init(sectionProvider: sectionProvider, configuration: .init()) }
    public convenience init(section: NSCollectionLayoutSection) { self.init(sectionProvider: { _, _ in section }) }
    public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
    public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(list: configuration)) }
    public func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) { decorationClasses[kind] = viewClass }
}

// MARK: Names used around a layout

@MainActor open class UIViewController { public init() {} }
