internal import LayoutGeometry

/// Where something stands, and how large it is.
struct LinearFrame {
  let origin: LinearPoint
  let size: LinearSize

  /// What it is for the proposal that is being answered.
  var value: Rectangle { Rectangle(origin: origin.value, size: size.value) }
}
