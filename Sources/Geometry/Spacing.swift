// Inlinable like the rest of the module.

/// A gap beside or between items.
@usableFromInline package enum Spacing: Hashable, Sendable {
  /// So many points.
  case fixed(Points)
  /// At least so many points, and a share of what is left.
  case flexible(Points)

  @inlinable package static var zero: Spacing { .fixed(0) }

  /// What it takes at least, in points.
  @inlinable package var minimum: Points {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  @inlinable package var isFlexible: Bool {
    switch self {
    case .fixed: false
    case .flexible: true
    }
  }
}

/// Space around an element on its line, outside its size.
@usableFromInline package struct EdgeSpacing: Hashable, Sendable {
  @usableFromInline package var top = Spacing.zero
  @usableFromInline package var leading = Spacing.zero
  @usableFromInline package var bottom = Spacing.zero
  @usableFromInline package var trailing = Spacing.zero

  @inlinable package init() {}

  /// The spacing where `axis` starts.
  @inlinable package func start(on axis: Axis) -> Spacing {
    axis == .horizontal ? leading : top
  }
  /// The spacing where `axis` ends.
  @inlinable package func end(on axis: Axis) -> Spacing {
    axis == .horizontal ? trailing : bottom
  }
}
