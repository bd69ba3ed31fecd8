import LayoutGeometry

/// A group's instance as it is reported, but for where along the axis it stands: what all instances
/// that look alike have in common is worked out once.
struct InstanceRun<Output: InstanceOutput> {
  private struct PlacedPart {
    let part: InstancePart
    /// Finished across the axis; its place along it is that from the start of the instance.
    var frame: Rectangle
    /// How long it is along the axis before it is put on pixels, in points.
    let length: Points
    let isRounded: Bool
  }

  private let parts: [PlacedPart]
  private let cellCount: Int
  private let grid: PixelGrid
  /// Whether instances follow one another from side to side.
  private let isHorizontal: Bool
  /// Where places along the axis are counted from, if that is its other end.
  private let mirror: Points?
  /// Whether frames need no more than to be moved.
  private let isMoved: Bool

  /// What an instance of `template` looks like that starts at `origin` across the axis; `nil` where
  /// scrolling has moved it.
  init?(
    of template: Template, at origin: Point, along axis: Axis, _ postprocess: FramePostprocessor
  ) {
    guard postprocess.isAtRest else { return nil }
    (isHorizontal, grid) = (axis == .horizontal, postprocess.grid)
    mirror = isHorizontal ? postprocess.mirror : nil
    var start = origin
    start[axis] = 0
    var parts: [PlacedPart] = []
    parts.reserveCapacity(template.partCount(withAttachments: Output.includesAttachments))
    template.forEachPart(withAttachments: Output.includesAttachments) { part, own, rounding in
      let moved = own.offset(by: start)
      var frame = postprocess(moved, rounding)
      frame.origin[axis] = moved.start(on: axis)
      parts.append(
        PlacedPart(
          part: part, frame: frame, length: own.size[axis], isRounded: rounding != .none))
    }
    (self.parts, cellCount) = (parts, template.metrics.cellCount)
    isMoved = mirror == nil && !parts.contains(where: \.isRounded)
  }

  /// Adds the instances `copies`, which look like it and follow one another.
  ///
  /// - Complexity: O(*n*) in their parts; each costs an addition, and what mirrors or rounds one
  ///   number.
  func append(
    _ copies: InstanceSeries.Copies, of instances: Instances, inSection section: Int,
    to output: inout OutputSpan<Output>
  ) {
    let unit: (x: Double, y: Double) = isHorizontal ? (1, 0) : (0, 1)
    let origin = instances.origin[instances.axis]
    let firstCell = instances.series.firstCell(of: copies.first)
    for copy in 0..<copies.count {
      let way = origin + (copies.start + Double(copies.lap + copy) * copies.pitch)
      let (x, y) = (unit.x * way, unit.y * way)
      let numbers = InstanceNumbers(
        section: section, index: copies.first + copy, firstCell: firstCell + copy * cellCount)
      for placed in parts {
        // Changed where it is: no other module's functions are called for a frame.
        var frame = placed.frame
        if isMoved {
          frame.x += x
          frame.y += y
        } else {
          finish(&frame, of: placed, at: way)
        }
        output.append(Output(frame, of: placed.part, in: numbers, instances.series))
      }
    }
  }

  @inline(__always)
  private func finish(_ frame: inout Rectangle, of part: PlacedPart, at way: Points) {
    var place = (isHorizontal ? frame.x : frame.y) + way
    if let mirror { place = mirror - place - part.length }
    if part.isRounded { place = grid.nearest(place) }
    if isHorizontal { frame.x = place } else { frame.y = place }
  }
}
