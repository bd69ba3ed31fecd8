package import LayoutGeometry

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
