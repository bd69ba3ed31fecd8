package import LayoutGeometry

/// The four numbers of a frame, derived.
package struct DerivedFrame {
  package var width: DerivedValue
  package var height: DerivedValue
  package var x: DerivedValue
  package var y: DerivedValue

  package init(width: DerivedValue, height: DerivedValue, x: DerivedValue, y: DerivedValue) {
    (self.width, self.height, self.x, self.y) = (width, height, x, y)
  }

  /// Where it starts on `axis`.
  package subscript(start axis: Axis) -> DerivedValue {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// How long it is on `axis`.
  package subscript(length axis: Axis) -> DerivedValue {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The numbers.
  package var rectangle: Rectangle {
    Rectangle(x: x.result, y: y.result, width: width.result, height: height.result)
  }
}

/// The two numbers of a size, derived.
package struct DerivedSize {
  package var width: DerivedValue
  package var height: DerivedValue

  package init(width: DerivedValue, height: DerivedValue) {
    (self.width, self.height) = (width, height)
  }

  /// `length` on `axis` and `breadth` across.
  package init(_ axis: Axis, _ length: DerivedValue, across breadth: DerivedValue) {
    self.init(
      width: axis == .horizontal ? length : breadth, height: axis == .horizontal ? breadth : length)
  }

  package subscript(axis: Axis) -> DerivedValue { axis == .horizontal ? width : height }
}
