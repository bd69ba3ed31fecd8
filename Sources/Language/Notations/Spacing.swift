package import LayoutGeometry

/// A gap beside or between items.
package enum Spacing: Hashable, Sendable {
  /// So many points.
  case fixed(Points)
  /// At least so many points, and a share of what is left.
  case flexible(Points)

  package static let zero = Spacing.fixed(0)

  /// What it takes at least, in points.
  package var minimum: Points {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  package var isFlexible: Bool {
    switch self {
    case .fixed: false
    case .flexible: true
    }
  }
}

/// Space around an element on its line, outside its size.
package struct EdgeSpacing: Hashable, Sendable {
  package var top = Spacing.zero
  package var leading = Spacing.zero
  package var bottom = Spacing.zero
  package var trailing = Spacing.zero

  package init() {}

  /// The spacing where `axis` starts.
  package func start(on axis: Axis) -> Spacing {
    axis == .horizontal ? leading : top
  }
  /// The spacing where `axis` ends.
  package func end(on axis: Axis) -> Spacing {
    axis == .horizontal ? trailing : bottom
  }
}

/// How far something is moved from where it would stand.
package enum Offset: Hashable, Sendable {
  /// So many points.
  case absolute(Point)
  /// Fractions of the moved thing's own width and height.
  case fraction(x: Number, y: Number)

  package static let zero = Offset.absolute(.zero)

  /// The offset in points of a thing of `size`.
  package func points(for size: Size) -> Point {
    switch self {
    case .absolute(let point): point
    case .fraction(let x, let y): Point(x: x.of(size.width), y: y.of(size.height))
    }
  }
}
