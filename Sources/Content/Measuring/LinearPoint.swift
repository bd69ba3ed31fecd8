internal import LayoutGeometry
internal import LayoutLanguage

/// A place that moves with what an element is proposed.
struct LinearPoint {
  var x: Linear
  var y: Linear

  static let zero = LinearPoint(x: .zero, y: .zero)

  init(x: Linear, y: Linear) { (self.x, self.y) = (x, y) }

  /// A place that does not move.
  init(_ point: Point) { self.init(x: Linear(point.x), y: Linear(point.y)) }

  /// The place `along` an axis and `across` it.
  init(_ axis: Axis, _ along: Linear, across: Linear) {
    self = axis.isHorizontal ? Self(x: along, y: across) : Self(x: across, y: along)
  }

  /// What it is for the proposal that is being answered.
  var value: Point { Point(x: x.value, y: y.value) }

  static func + (left: LinearPoint, right: LinearPoint) -> LinearPoint {
    LinearPoint(x: left.x + right.x, y: left.y + right.y)
  }
}

extension BoxAlignment {
  /// Where something of a size starts in a box of another, which it may stick out of.
  func origin(of inner: LinearSize, in outer: LinearSize) -> LinearPoint {
    LinearPoint(
      x: (outer.width - inner.width) * unit.x, y: (outer.height - inner.height) * unit.y)
  }
}
