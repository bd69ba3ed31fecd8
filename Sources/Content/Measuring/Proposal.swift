internal import LayoutGeometry
package import LayoutLanguage

/// What an element is proposed: on each axis nothing (its ideal), a length, or infinity.
///
/// - Source: `content.md` 0.1.
package typealias Proposal = PartialSize

extension Proposal {
  /// Nothing on either axis.
  static let ideal = Proposal()

  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Point {
  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }
}

extension BoxAlignment {
  /// Where something of a size starts in a box of another, which it may stick out of.
  func origin(of inner: Size, in outer: Size) -> Point {
    Point(
      x: unit.x * (outer.width - inner.width), y: unit.y * (outer.height - inner.height))
  }
}
