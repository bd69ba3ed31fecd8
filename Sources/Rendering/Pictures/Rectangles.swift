internal import LayoutGeometry

extension Rectangle {
  var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// The same, `distance` larger on every side.
  func grown(by distance: Points) -> Rectangle {
    Rectangle(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// What the two share, or `nil` if that is nothing.
  func intersection(_ other: Rectangle) -> Rectangle? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The part between two places on `axis`.
  func span(_ range: ClosedRange<Points>, on axis: Axis) -> Rectangle {
    var part = self
    part.origin[axis] = range.lowerBound
    part.size[axis] = range.upperBound - range.lowerBound
    return part
  }
}
