import LayoutGeometry

/// The cells of a group's instance as they are reported, but for where along the axis it stands:
/// what all instances that look alike have in common is worked out once.
struct CellRun {
  /// A cell of it.
  private struct PlacedCell {
    /// Finished across the axis; its place along it is that from the start of the instance.
    var frame: Rectangle
    /// How long it is along the axis before it is put on pixels, in points.
    let length: Points
    let isRounded: Bool
  }

  private let placed: [PlacedCell]
  private let frames: [Rectangle]
  private let grid: PixelGrid
  /// Whether instances follow one another from side to side.
  private let isHorizontal: Bool
  /// Where places along the axis are counted from, if that is its other end.
  private let mirror: Points?

  /// What an instance with `cells` looks like that starts at `origin` across the axis; `nil` where
  /// scrolling has moved it.
  init?(of cells: [Cell], at origin: Point, along axis: Axis, _ postprocess: FramePostprocessor) {
    guard postprocess.isAtRest else { return nil }
    (isHorizontal, grid) = (axis == .horizontal, postprocess.grid)
    mirror = isHorizontal ? postprocess.mirror : nil
    var start = origin
    start[axis] = 0
    placed = cells.map { cell in
      let moved = cell.frame.offset(by: start)
      var frame = postprocess(moved, cell.rounding)
      frame.origin[axis] = moved.start(on: axis)
      return PlacedCell(
        frame: frame, length: cell.frame.size[axis], isRounded: cell.rounding != .none)
    }
    frames = placed.map(\.frame)
  }

  /// How many cells it has.
  var count: Int { placed.count }

  /// Instances that follow one another.
  struct Copies {
    let count: Int
    /// Where the first starts along the axis, in points.
    let start: Points
    /// From start to start, in points: multiplied, so that the millionth is exact.
    let pitch: Points
  }

  /// Writes `copies` of it to `target`, which has space for them.
  ///
  /// - Complexity: O(*n*) in the frames; each costs an addition, and what mirrors or rounds one number.
  func write(_ copies: Copies, to target: UnsafeMutablePointer<Rectangle>) {
    if mirror == nil, !placed.contains(where: \.isRounded) {
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
    placed.withUnsafeBufferPointer { cells in
      var next = target
      for copy in 0..<copies.count {
        let way = copies.start + Double(copy) * copies.pitch
        for cell in cells {
          next.pointee = frame(of: cell, at: way)
          next += 1
        }
      }
    }
  }

  @inline(__always)
  private func frame(of cell: PlacedCell, at way: Points) -> Rectangle {
    var frame = cell.frame
    var place = (isHorizontal ? frame.x : frame.y) + way
    if let mirror { place = mirror - place - cell.length }
    if cell.isRounded { place = grid.nearest(place) }
    if isHorizontal { frame.x = place } else { frame.y = place }
    return frame
  }
}
