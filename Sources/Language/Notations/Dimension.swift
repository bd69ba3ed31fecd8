package import LayoutGeometry

/// A length on one axis, before the container is known.
package enum Dimension: Hashable, Sendable {
  /// So many points.
  case absolute(Points)
  /// A fraction of the container's length on `of`, which need not be the axis it is used for.
  case fraction(Number, of: Axis)
  /// As long as the content, and so many points until that is known.
  case estimated(Points)
  /// As long as the longest of the siblings, and so many points until that is known.
  case uniform(Points)
  /// The other axis's length, divided (a height) or multiplied (a width) by width : height.
  case aspect(Number)

  package static let fullWidth = Dimension.fraction(1, of: .horizontal)
  package static let fullHeight = Dimension.fraction(1, of: .vertical)

  /// Whether the content decides the length.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .absolute, .fraction, .aspect: false
    }
  }
}

/// A dimension for each axis.
package struct LayoutSize: Hashable, Sendable {
  package var width: Dimension
  package var height: Dimension

  package init(_ width: Dimension, _ height: Dimension) {
    (self.width, self.height) = (width, height)
  }

  /// All of the container.
  package static let full = LayoutSize(.fullWidth, .fullHeight)

  package subscript(axis: Axis) -> Dimension {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The size of a child that has none of its own: all of the group, or on an estimated axis the
  /// group's own dimension.
  ///
  /// - Source: `language.md` 4.
  package var ofUnsizedChild: LayoutSize {
    LayoutSize(
      width.isEstimated ? width : .fullWidth, height.isEstimated ? height : .fullHeight)
  }
}
