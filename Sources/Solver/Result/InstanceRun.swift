import LayoutGeometry

/// A group's instance as it is reported, but for where along the axis it stands: what all instances
/// that look alike have in common is worked out once.
struct InstanceRun<Output: InstanceOutput> {
  private struct PlacedPart {
    /// What is reported of it in the first instance. Its frame is finished across the axis; its place
    /// along it is that from the start of the instance.
    let first: Output
    /// How long it is along the axis before it is put on pixels, in points.
    let length: Points
    let isRounded: Bool
    let isAttached: Bool
  }

  /// Without what is seldom needed, so that one is read at once.
  private let places: [PlacedPart]
  /// None where attachments are left out.
  private let parts: [InstancePart]
  private let cellCount: Int
  private let grid: PixelGrid
  /// Whether instances follow one another from side to side.
  private let isHorizontal: Bool
  /// Where places along the axis are counted from, if that is its other end.
  private let mirror: Points?
  /// Whether all parts are cells that are only moved: neither mirrored nor put on pixels.
  private let isMoved: Bool

  /// What the instances of the template at `index` look like that `writer` writes; `nil` where scrolling
  /// has moved them.
  init?(ofTemplate index: Int, by writer: InstanceWriter<Output>) {
    let postprocess = writer.postprocess
    guard postprocess.isAtRest else { return nil }
    let axis = writer.instances.axis
    (isHorizontal, grid) = (axis == .horizontal, postprocess.grid)
    mirror = isHorizontal ? postprocess.mirror : nil
    var start = writer.instances.origin
    start[axis] = 0
    let numbers = InstanceNumbers(section: writer.section, index: 0, firstCell: 0)
    var (places, parts): ([PlacedPart], [InstancePart]) = ([], [])
    let withAttachments = Output.includesAttachments
    let count = writer.templates.partCount(of: index, withAttachments: withAttachments)
    places.reserveCapacity(count)
    if withAttachments { parts.reserveCapacity(count) }
    func add(_ part: InstancePart, _ own: Rectangle, _ rounding: Rounding) {
      let moved = own.offset(by: start)
      var frame = postprocess(moved, rounding)
      frame.origin[axis] = moved.start(on: axis)
      places.append(
        PlacedPart(
          first: Output(frame, of: part, in: numbers, writer.instances.series),
          length: own.size[axis],
          isRounded: rounding != .none, isAttached: part.attachment != nil))
      if withAttachments { parts.append(part) }
    }
    writer.templates.forEachPart(of: index, withAttachments: withAttachments) { cell, place in
      add(InstancePart(source: cell.source, ordinal: place), cell.frame, cell.rounding)
    } attachment: { badge, part in
      add(part, badge.frame, badge.rounding)
    }
    (self.places, self.parts) = (places, parts)
    cellCount = writer.templates.metrics(of: index).cellCount
    isMoved = mirror == nil && !places.contains { $0.isRounded || $0.isAttached }
  }

  /// Adds the instances `copies`, which look like it and follow one another.
  ///
  /// - Complexity: O(*n*) in their parts; each costs an addition, and what mirrors or rounds one
  ///   number.
  func append(
    _ copies: InstanceSeries.Copies, of instances: Instances, inSection section: Int,
    to output: inout OutputSpan<Output>
  ) {
    let origin = instances.origin[instances.axis]
    // Space is looked for once, not for each part.
    output.withUnsafeMutableBufferPointer { space, count in
      precondition(space.count - count >= copies.count * places.count, "no space for all of them")
      guard var next = space.baseAddress.map({ $0 + count }) else { return }
      count += copies.count * places.count
      for copy in 0..<copies.count {
        let way = origin + copies.start(of: copy)
        let firstCell = copies.firstCell &+ copy &* cellCount
        if isMoved {
          let (x, y): (Points, Points) = isHorizontal ? (way, 0) : (0, way)
          for placed in places {
            // Changed where it is: no other module's functions are called for a frame.
            var frame = placed.first.frame
            frame.x += x
            frame.y += y
            next.initialize(to: placed.first.moved(to: frame, behind: firstCell))
            next += 1
          }
        } else {
          let numbers = InstanceNumbers(
            section: section, index: copies.first &+ copy, firstCell: firstCell)
          append(numbers, at: way, of: instances.series, to: &next)
        }
      }
    }
  }

  /// Writes one instance that stands `way` points along the axis, and moves on behind it.
  @inline(__always)
  private func append(
    _ numbers: InstanceNumbers, at way: Points, of series: InstanceSeries,
    to next: inout UnsafeMutablePointer<Output>
  ) {
    for (place, placed) in places.enumerated() {
      var frame = placed.first.frame
      finish(&frame, of: placed, at: way)
      next.initialize(
        to: Output.includesAttachments && placed.isAttached
          ? Output(frame, of: parts[place], in: numbers, series)
          : placed.first.moved(to: frame, behind: numbers.firstCell))
      next += 1
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
