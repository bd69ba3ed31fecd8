// The views and layouts of UIKit that a layout of one's own uses; see Layouts.swift.

import Foundation

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

@MainActor open class UIView {
  public var bounds = CGRect.zero
  public let safeAreaInsets = UIEdgeInsets.zero
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public let traitCollection = UITraitCollection()
  public let effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public init() {}
}
@MainActor open class UICollectionReusableView: UIView {}
@MainActor open class UICollectionView: UIView {
  /// How many items each section has.
  public var counts: [Int] = []
  public var numberOfSections: Int { counts.count }
  public func numberOfItems(inSection section: Int) -> Int { counts[section] }
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
@MainActor open class UICollectionViewLayout {
  public var collectionView: UICollectionView?
  public init() {}
  public required init?(coder: NSCoder) {}
  open func prepare() {}
  open func invalidateLayout() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

@MainActor open class UICollectionViewLayoutAttributes {
  public let indexPath: IndexPath
  public let representedElementKind: String?
  public var frame = CGRect.zero
  public var zIndex = 0
  public init(forCellWith indexPath: IndexPath) {
    (self.indexPath, representedElementKind) = (indexPath, nil)
  }
  public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    (self.indexPath, representedElementKind) = (indexPath, kind)
  }
  public init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    (self.indexPath, representedElementKind) = (indexPath, kind)
  }
}

public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public var appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true
  @available(iOS 15, *)
  public var headerTopPadding: CGFloat? {
    get { padding }
    set { padding = newValue }
  }
  private var padding: CGFloat?
  public init(appearance: Appearance) { self.appearance = appearance }
}
