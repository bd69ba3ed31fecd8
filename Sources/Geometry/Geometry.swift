// All of this is used for every item. Other modules inline a function only if it is `@inlinable` and its
// type is `@usableFromInline`.

/// A distance in points, the unit of every length in this package.
@usableFromInline package typealias Points = Double

/// A direction in the plane.
@usableFromInline package enum Axis: String, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// The other one.
  @inlinable package var flipped: Axis {
    self == .horizontal ? .vertical : .horizontal
  }

  // The synthesized one is called through a table.
  @inlinable package static func == (left: Axis, right: Axis) -> Bool {
    switch (left, right) {
    case (.horizontal, .horizontal), (.vertical, .vertical): true
    case (.horizontal, .vertical), (.vertical, .horizontal): false
    }
  }
}

/// A place, x to the right and y down, in points.
@usableFromInline package struct Point: Hashable, Sendable {
  @usableFromInline package var x: Points
  @usableFromInline package var y: Points

  @inlinable package init(x: Points, y: Points) { (self.x, self.y) = (x, y) }

  @inlinable package static var zero: Point { Point(x: 0, y: 0) }

  /// The coordinate on `axis`.
  @inlinable package subscript(axis: Axis) -> Points {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// A width and a height in points.
@usableFromInline package struct Size: Hashable, Sendable {
  @usableFromInline package var width: Points
  @usableFromInline package var height: Points

  @inlinable package init(width: Points, height: Points) {
    (self.width, self.height) = (width, height)
  }

  @inlinable package static var zero: Size { Size(width: 0, height: 0) }

  /// The length on `axis`.
  @inlinable package subscript(axis: Axis) -> Points {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// What `insets` leave of it; may be negative.
  @inlinable package func inset(by insets: EdgeInsets) -> Size {
    Size(
      width: width - insets.leading - insets.trailing,
      height: height - insets.top - insets.bottom)
  }
}

/// A rectangle in points: origin at its top left, y down.
@usableFromInline package struct Rectangle: Hashable, Sendable {
  @usableFromInline package var x: Points
  @usableFromInline package var y: Points
  @usableFromInline package var width: Points
  @usableFromInline package var height: Points

  @inlinable package init(x: Points, y: Points, width: Points, height: Points) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  @inlinable package init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  @inlinable package static var zero: Rectangle { Rectangle(x: 0, y: 0, width: 0, height: 0) }

  @inlinable package var origin: Point {
    get { Point(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }
  @inlinable package var size: Size {
    get { Size(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }
  @inlinable package var maxX: Points { x + width }
  @inlinable package var maxY: Points { y + height }

  /// Where it starts on `axis`.
  @inlinable package func start(on axis: Axis) -> Points { axis == .horizontal ? x : y }
  /// Where it ends on `axis`.
  @inlinable package func end(on axis: Axis) -> Points { axis == .horizontal ? maxX : maxY }

  @inlinable package func offset(by point: Point) -> Rectangle {
    Rectangle(x: x + point.x, y: y + point.y, width: width, height: height)
  }

  /// What `insets` leave of it: a length never falls below 0, the origin stays at the inset edge.
  ///
  /// - Source: `uikit.md` 22 #6.
  @inlinable package func inset(by insets: EdgeInsets) -> Rectangle {
    Rectangle(
      x: x + insets.leading, y: y + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Whether the two share more than an edge; one without area counts as the point or line it is.
  @inlinable package func meets(_ other: Rectangle) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
      || (width == 0 || height == 0) && other.x <= x && maxX <= other.maxX && other.y <= y
        && maxY <= other.maxY
  }

  /// The smallest rectangle that holds both.
  @inlinable package func union(_ other: Rectangle) -> Rectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rectangle(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The mirror image in a container `width` points wide.
  @inlinable package func mirrored(in width: Points) -> Rectangle {
    Rectangle(x: width - x - self.width, y: y, width: self.width, height: height)
  }
}

/// Distances from the four edges in points; leading is where reading starts.
@usableFromInline package struct EdgeInsets: Hashable, Sendable {
  @usableFromInline package var top: Points
  @usableFromInline package var leading: Points
  @usableFromInline package var bottom: Points
  @usableFromInline package var trailing: Points

  @inlinable package init(
    top: Points = 0, leading: Points = 0, bottom: Points = 0, trailing: Points = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  @inlinable package static var zero: EdgeInsets { EdgeInsets() }

  /// The inset where `axis` starts.
  @inlinable package func start(on axis: Axis) -> Points { axis == .horizontal ? leading : top }
  /// The inset where `axis` ends.
  @inlinable package func end(on axis: Axis) -> Points { axis == .horizontal ? trailing : bottom }
  /// Both insets on `axis`.
  @inlinable package func total(on axis: Axis) -> Points { start(on: axis) + end(on: axis) }

  /// The insets on `axis`, and none on the other.
  @inlinable package func only(on axis: Axis) -> EdgeInsets {
    axis == .horizontal
      ? EdgeInsets(leading: leading, trailing: trailing) : EdgeInsets(top: top, bottom: bottom)
  }
}

/// Which way a line of text runs.
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// One of the nine places of a rectangle that something may be tied to.
package enum Anchor: String, CaseIterable, Hashable, Sendable {
  case topLeading, top, topTrailing
  case leading, none, trailing
  case bottomLeading, bottom, bottomTrailing

  /// The place as fractions of a width and a height: 0, 1/2 or 1.
  package var unit: Point {
    switch self {
    case .topLeading: Point(x: 0, y: 0)
    case .top: Point(x: 0.5, y: 0)
    case .topTrailing: Point(x: 1, y: 0)
    case .leading: Point(x: 0, y: 0.5)
    case .none: Point(x: 0.5, y: 0.5)
    case .trailing: Point(x: 1, y: 0.5)
    case .bottomLeading: Point(x: 0, y: 1)
    case .bottom: Point(x: 0.5, y: 1)
    case .bottomTrailing: Point(x: 1, y: 1)
    }
  }
}
