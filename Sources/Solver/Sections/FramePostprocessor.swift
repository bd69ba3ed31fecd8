import LayoutGeometry

/// The last step of every frame: mirrored from right to left, then put on pixels.
struct FramePostprocessor {
  let grid: PixelGrid
  /// The width that frames are mirrored in; `nil` where reading starts at the left.
  let mirror: Points?
  /// How far scrolling has moved the frames, before mirroring: they keep the pixels that they have
  /// at rest.
  private var shift = Point.zero

  init(grid: PixelGrid, mirror: Points?) { (self.grid, self.mirror) = (grid, mirror) }

  /// The same for frames that scrolling has moved by `shift`.
  func moved(by shift: Point) -> FramePostprocessor {
    var copy = self
    copy.shift = shift
    return copy
  }

  /// The frame that is reported for `frame`.
  ///
  /// - Source: `uikit.md` 14, 15, 22 #15: one rounding step, after mirroring; m1: what scrolls by
  ///   itself is on pixels inside.
  func callAsFunction(_ frame: Rectangle, _ rounding: Rounding) -> Rectangle {
    let frame = mirror.map { frame.mirrored(in: $0) } ?? frame
    if isAtRest { return rounded(frame, rounding) }
    let way = mirror == nil ? shift : Point(x: -shift.x, y: shift.y)
    let back = Point(x: -way.x, y: -way.y)
    return rounded(frame.offset(by: back), rounding).offset(by: way)
  }

  private func rounded(_ frame: Rectangle, _ rounding: Rounding) -> Rectangle {
    switch rounding {
    case .none: return frame
    case .frame: return grid.nearest(frame)
    case .origin:
      return Rectangle(
        x: grid.nearest(frame.x), y: grid.nearest(frame.y), width: frame.width,
        height: frame.height)
    }
  }

  /// Whether scrolling has moved nothing.
  var isAtRest: Bool { shift.x == 0 && shift.y == 0 }

  /// The frame that is reported for one that nothing floored, like a header's.
  func callAsFunction(unfloored frame: Rectangle) -> Rectangle {
    self(frame, grid.floorsSizes ? .none : .frame)
  }

  /// Where the frames that meet `rect` are before this step: no rounding moves an edge farther
  /// than a pixel.
  func window(of rect: Rectangle) -> Rectangle {
    let side = -1 / grid.scale
    let window = mirror.map { rect.mirrored(in: $0) } ?? rect
    return window.inset(by: EdgeInsets(top: side, leading: side, bottom: side, trailing: side))
  }
}
