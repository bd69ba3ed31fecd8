// The part of UIKit that generated code uses, for systems without it: each value keeps what it was
// made with, and nothing is laid out. Declared as Apple documents it, on the main actor where Apple
// does; compiled as a module called `UIKit`.
//
// Built with APPKIT it lacks what AppKit does not have; the tests write AppKit's names into it.

@_exported import Foundation

// MARK: Lengths

@MainActor public final class NSCollectionLayoutDimension {
  public enum Unit: String { case w, h, points, estimated, uniform }
  public let unit: Unit
  public let dimension: CGFloat
  private init(_ unit: Unit, _ dimension: CGFloat) {
    (self.unit, self.dimension) = (unit, dimension)
  }
  public class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .init(.w, fraction)
  }
  public class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .init(.h, fraction)
  }
  public class func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    .init(.points, points)
  }
  public class func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated, points)
  }
  #if !APPKIT
    @available(iOS 17, tvOS 17, *)
    public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
      .init(.uniform, estimate)
    }
  #endif
  public var isFractionalWidth: Bool { unit == .w }
  public var isFractionalHeight: Bool { unit == .h }
  public var isAbsolute: Bool { unit == .points }
  public var isEstimated: Bool { unit == .estimated || unit == .uniform }
}

@MainActor public final class NSCollectionLayoutSize {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension) }
}

@MainActor public final class NSCollectionLayoutSpacing {
  public let spacing: CGFloat
  public let isFlexible: Bool
  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
  }
  public var isFixed: Bool { !isFlexible }
  public class func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    .init(points, isFlexible: false)
  }
  public class func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    .init(points, isFlexible: true)
  }
}

@MainActor public final class NSCollectionLayoutEdgeSpacing {
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

public enum NSRectAlignment: Int, Sendable {
  case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing
  case topTrailing
}

@MainActor public final class NSCollectionLayoutAnchor {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public let isFractionalOffset: Bool
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }
}

// MARK: Items and groups

@MainActor open class NSCollectionLayoutItem {
  public let layoutSize: NSCollectionLayoutSize
  fileprivate var attached: [NSCollectionLayoutSupplementaryItem]
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { (self.layoutSize, attached) = (layoutSize, supplementaryItems) }
}

@MainActor public final class NSCollectionLayoutGroupCustomItem {
  public let frame: CGRect
  public let zIndex: Int
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

@MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public enum Kind {
    case cycle, split(Int), repeated(Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }
  public private(set) var isHorizontal = true
  public private(set) var kind = Kind.cycle
  public private(set) var subitems: [NSCollectionLayoutItem] = []
  public var interItemSpacing: NSCollectionLayoutSpacing?
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue }
  }

  private class func made(
    _ size: NSCollectionLayoutSize, _ isHorizontal: Bool, _ kind: Kind,
    _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize: size, supplementaryItems: [])
    (group.isHorizontal, group.kind, group.subitems) = (isHorizontal, kind, subitems)
    return group
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { made(layoutSize, true, .cycle, subitems) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { made(layoutSize, false, .cycle, subitems) }
  @available(*, deprecated)
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { made(layoutSize, true, .split(count), [subitem]) }
  @available(*, deprecated)
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { made(layoutSize, false, .split(count), [subitem]) }
  @available(iOS 16, *)
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { made(layoutSize, true, .repeated(count), [subitem]) }
  @available(iOS 16, *)
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { made(layoutSize, false, .repeated(count), [subitem]) }
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { made(layoutSize, true, .custom(itemProvider), []) }
}

// MARK: Supplementary and decoration items

@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  public var zIndex = 1
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }
  fileprivate init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ anchor: NSCollectionLayoutAnchor,
    _ own: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, anchor, own)
    super.init(layoutSize: size, supplementaryItems: [])
  }
}

@MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  public var extendsBoundary = true
  public var pinToVisibleBounds = false
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    zIndex = 0
  }
}

@MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public private(set) var elementKind = ""
  public var zIndex = 0
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutDecorationItem(layoutSize: size, supplementaryItems: [])
    item.elementKind = elementKind
    return item
  }
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
  #if !APPKIT
    var traitCollection: UITraitCollection { get }
  #endif
}

#if APPKIT
  @MainActor public final class NSScreen {
    public static let main: NSScreen? = NSScreen()
    public let backingScaleFactor: CGFloat = 2
  }
#endif

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

// As UIKit's, it has the operators and is not `Comparable`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let extraSmall = Self(rawValue: "extraSmall")
  public static let small = Self(rawValue: "small")
  public static let medium = Self(rawValue: "medium")
  public static let large = Self(rawValue: "large")
  public static let extraLarge = Self(rawValue: "extraLarge")
  public static let extraExtraLarge = Self(rawValue: "extraExtraLarge")
  public static let extraExtraExtraLarge = Self(rawValue: "extraExtraExtraLarge")
  public static let accessibilityMedium = Self(rawValue: "accessibilityMedium")
  public static let accessibilityLarge = Self(rawValue: "accessibilityLarge")
  public static let accessibilityExtraLarge = Self(rawValue: "accessibilityExtraLarge")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "accessibilityExtraExtraLarge")
  public static let accessibilityExtraExtraExtraLarge =
    Self(rawValue: "accessibilityExtraExtraExtraLarge")
  private static let order: [Self] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge,
  ]
  private var place: Int { Self.order.firstIndex(of: self) ?? 0 }
  public static func < (first: Self, second: Self) -> Bool { first.place < second.place }
  public static func <= (first: Self, second: Self) -> Bool { first.place <= second.place }
  public static func > (first: Self, second: Self) -> Bool { first.place > second.place }
  public static func >= (first: Self, second: Self) -> Bool { first.place >= second.place }
}

@MainActor public final class UITraitCollection {
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public var verticalSizeClass = UIUserInterfaceSizeClass.regular
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
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

@MainActor open class NSCollectionLayoutSection {
  public private(set) var group: NSCollectionLayoutGroup?
  public private(set) var list: UICollectionLayoutListConfiguration?
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var interGroupSpacing: CGFloat = 0
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  #if !APPKIT
    public var contentInsetsReference = UIContentInsetsReference.automatic
    @available(iOS 16, *)
    public var supplementaryContentInsetsReference: UIContentInsetsReference {
      get { supplementaryReference }
      set { supplementaryReference = newValue }
    }
  #endif
  public private(set) var supplementaryReference = UIContentInsetsReference.automatic
  @available(*, deprecated)
  public var supplementariesFollowContentInsets: Bool {
    get { followsInsets }
    set { followsInsets = newValue }
  }
  public private(set) var followsInsets = true
  public init(group: NSCollectionLayoutGroup) { self.group = group }
  private init(_ list: UICollectionLayoutListConfiguration) { self.list = list }
  #if !APPKIT
    public class func list(
      using configuration: UICollectionLayoutListConfiguration,
      layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }
  #endif
}

@MainActor public final class UICollectionViewCompositionalLayoutConfiguration {
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  public var interSectionSpacing: CGFloat = 0
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  #if !APPKIT
    public var contentInsetsReference = UIContentInsetsReference.safeArea
  #endif
  public init() {}
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public let provider: UICollectionViewCompositionalLayoutSectionProvider
  public let configuration: UICollectionViewCompositionalLayoutConfiguration
  public private(set) var decorationKinds: Set<String> = []
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  public required init?(coder: NSCoder) { fatalError("no layout in a storyboard") }
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) { self.init(sectionProvider: sectionProvider, configuration: .init()) }
  public func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) {
    decorationKinds.insert(kind)
  }
}
