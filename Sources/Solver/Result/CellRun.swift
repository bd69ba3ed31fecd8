import LayoutGeometry

/// The cells of a group's instance as they are reported, but for where along the axis it stands:
/// what all instances that look alike have in common is worked out once.
struct CellRun {
  /// A cell of it.
  private struct Mark {
    /// Finished across the axis; its place along it is that from the start of the instance.
    var frame: Rectangle
    /// How long it is along the axis before it is put on pixels, in points.
    let length: Points
    let isRounded: Bool
  }

  private let marks: [Mark]
  private let frames: [Rectangle]
  private let grid: PixelGrid
  /// Whether instances follow one another from side to side.
  private let isHorizontal: Bool
  /// Where places along the axis are counted from, if that is its other end.
  private let mirror: Points?

  /// What an instance with `cells` looks like that starts at `origin` across the axis; `nil` where
  /// scrolling has moved it.
  init?(of cells: [Cell], at origin: Point, along axis: Axis, _ finish: FramePostprocessor) {
    guard finish.isAtRest else { return nil }
    (isHorizontal, grid) = (axis == .horizontal, finish.grid)
    mirror = isHorizontal ? finish.mirror : nil
    var start = origin
    start[axis] = 0
    marks = cells.map { cell in
      let placed = cell.frame.offset(by: start)
      var frame = finish(placed, cell.rounding)
      frame.origin[axis] = placed.start(on: axis)
      return Mark(
        frame: frame, length: cell.frame.size[axis], isRounded: cell.rounding != .none)
    }
    frames = marks.map(\.frame)
  }

  /// How many cells it has.
  var count: Int { marks.count }

  /// Instances that follow one another.
  struct Copies {
    let count: Int
    /// Where the first starts along the axis, in points.
    let start: Points
    /// From start to start, in points: multiplied, so that the millionth is exact.
    let pitch: Points
  }

  /// Writes `copies` of it to `target`, which has room for them.
  ///
  /// - Complexity: O(*n*) in the frames; each costs an addition, and what mirrors or rounds one number.
  func write(_ copies: Copies, to target: UnsafeMutablePointer<Rectangle>) {
    if mirror == nil, !marks.contains(where: \.isRounded) {
      moved(copies, to: target)
    } else {
      finished(copies, to: target)
    }
  }

  private func moved(_ copies: Copies, to target: UnsafeMutablePointer<Rectangle>) {
    let unit: (x: Double, y: Double) = isHorizontal ? (1, 0) : (0, 1)
    frames.withUnsafeBufferPointer { frames in
      var next = target
      for copy in 0..<copies.count {
        let way = copies.start + Double(copy) * copies.pitch
        let (x, y) = (unit.x * way, unit.y * way)
        for frame in frames {
          // Changed where it is: no other module's functions are called for a frame.
          var frame = frame
          frame.x += x
          frame.y += y
          next.pointee = frame
          next += 1
        }
      }
    }
  }

  private func finished(_ copies: Copies, to target: UnsafeMutablePointer<Rectangle>) {
    marks.withUnsafeBufferPointer { marks in
      var next = target
      for copy in 0..<copies.count {
        let way = copies.start + Double(copy) * copies.pitch
        for mark in marks {
          next.pointee = frame(of: mark, at: way)
          next += 1
        }
      }
    }
  }

  @inline(__always)
  private func frame(of mark: Mark, at way: Points) -> Rectangle {
    var frame = mark.frame
    var place = (isHorizontal ? frame.x : frame.y) + way
    if let mirror { place = mirror - place - mark.length }
    if mark.isRounded { place = grid.nearest(place) }
    if isHorizontal { frame.x = place } else { frame.y = place }
    return frame
  }
}
