internal import LayoutGeometry
package import LayoutModel

/// What an element is proposed: on each axis nothing (its ideal), a length, or infinity.
///
/// - Source: `content.md` 0.1.
package typealias Proposal = PartialSize

extension Proposal {
  /// Nothing on either axis.
  static let ideal = Proposal()

  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The proposal of `length` on `axis` and `breadth` across.
  init(_ axis: Axis, _ length: Points?, across breadth: Points?) {
    self.init()
    self[axis] = length
    self[axis.flipped] = breadth
  }

  /// The same with another length on `axis`.
  func replacing(_ axis: Axis, with length: Points?) -> Proposal {
    var copy = self
    copy[axis] = length
    return copy
  }

  /// What it is of something that takes what it is proposed.
  func filling(ideal: Size) -> Size {
    Size(width: width ?? ideal.width, height: height ?? ideal.height)
  }
}

extension Size {
  /// The size of `length` on `axis` and `breadth` across.
  init(_ axis: Axis, _ length: Points, across breadth: Points) {
    self = .zero
    self[axis] = length
    self[axis.flipped] = breadth
  }
}

extension Point {
  /// The point `along` an axis and `across` it.
  init(_ axis: Axis, _ along: Points, across: Points) {
    self = .zero
    self[axis] = along
    self[axis.flipped] = across
  }

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
