internal import LayoutGeometry

/// Some of the two axes.
struct AxisSet: Equatable {
  var width: Bool
  var height: Bool

  static let none = AxisSet(width: false, height: false)
  static let full = AxisSet(width: true, height: true)

  init(width: Bool, height: Bool) { (self.width, self.height) = (width, height) }

  /// One axis alone.
  init(on axis: Axis) { self.init(width: axis.isHorizontal, height: !axis.isHorizontal) }

  func contains(_ axis: Axis) -> Bool { axis.isHorizontal ? width : height }

  /// The axes that are in both.
  func and(_ other: AxisSet) -> AxisSet {
    AxisSet(width: width && other.width, height: height && other.height)
  }

  /// The axes that are in one of them.
  func or(_ other: AxisSet) -> AxisSet {
    AxisSet(width: width || other.width, height: height || other.height)
  }
}

extension Axis {
  /// Whether it is the horizontal one.
  // `==` is declared in another module: each use of it is a call, of which a small compile made 30,000.
  var isHorizontal: Bool { if case .horizontal = self { true } else { false } }
}
