package import LayoutGeometry

/// The view a layout is solved for, and the world around it.
package struct Viewport: Hashable, Sendable {
  /// The bounds of the collection view, in points.
  package var size: Size
  package var safeArea = EdgeInsets.zero
  /// The layout margins from the view's edges; `nil`: what the system would give.
  package var margins: EdgeInsets?
  /// The content offset; `nil`: at rest, minus the safe area's inset where scrolling starts.
  package var scrollOffset: Point?
  package var traits: Traits
  /// The major version of the system, 13 to 26.
  package var systemVersion = 17

  package init(size: Size, traits: Traits) { (self.size, self.traits) = (size, traits) }

  /// The pixels of its screen.
  package var pixelGrid: PixelGrid {
    PixelGrid(scale: traits.displayScale, floorsSizes: systemVersion >= Self.firstFlooringSystem)
  }

  /// The first system that floors sizes at every level.
  ///
  /// - Source: `uikit.md` m1.
  private static let firstFlooringSystem = 16
}

/// What the system reports of the screen and the reader.
package struct Traits: Hashable, Sendable {
  package var displayScale: Double = 3
  package var layoutDirection = LayoutDirection.leftToRight
  package var idiom = Idiom.phone
  package var horizontalSizeClass = SizeClass.compact
  package var verticalSizeClass = SizeClass.regular
  package var contentSizeCategory = ContentSizeCategory.large

  package init() {}
}
