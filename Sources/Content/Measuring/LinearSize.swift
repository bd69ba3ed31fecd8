internal import LayoutGeometry

/// A size that moves with what an element is proposed.
struct LinearSize {
  var width: Linear
  var height: Linear

  static let zero = LinearSize(width: .zero, height: .zero)

  init(width: Linear, height: Linear) { (self.width, self.height) = (width, height) }

  /// A size that does not move.
  init(_ size: Size) { self.init(width: Linear(size.width), height: Linear(size.height)) }

  /// The size of `length` on `axis` and `breadth` across.
  init(_ axis: Axis, _ length: Linear, across breadth: Linear) {
    self = .zero
    self[axis] = length
    self[axis.flipped] = breadth
  }

  /// What it is for the proposal that is being answered.
  var value: Size { Size(width: width.value, height: height.value) }

  subscript(axis: Axis) -> Linear {
    get { axis.isHorizontal ? width : height }
    set { if axis.isHorizontal { width = newValue } else { height = newValue } }
  }
}
