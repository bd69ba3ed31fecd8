internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver
internal import LayoutText

/// A sign at the edge of the screen: here a section scrolls on.
struct Chip {
  /// What it takes, in points.
  let frame: Rectangle
  /// How its arrow is turned, in degrees; 0 points to the right.
  private let turn: Double
  private let title: String

  private static let radius: Points = 9

  init(at center: Point, turn: Double, title: String) {
    frame = Rectangle(origin: center, size: .zero).grown(by: Self.radius)
    (self.turn, self.title) = (turn, title)
  }

  func write(to writer: inout ByteWriter) {
    writer.write("<g class=\"chip\" transform=\"translate(")
    writer.write(frame.center.x)
    writer.write(" ")
    writer.write(frame.center.y)
    writer.write(") rotate(")
    writer.write(turn)
    writer.write(")\"><circle")
    writer.attribute("r", Self.radius)
    writer.write("/><path d=\"M-2 -4L2.5 0L-2 4\"/><title>")
    writer.write(printable: title)
    writer.write("</title></g>\n")
  }
}

extension Picture {
  /// The signs of the sections that have more beside the screen.
  var chips: [Chip] {
    sections.flatMap { section in
      section.orthogonal.map { chips(of: section, $0) } ?? []
    }
  }

  private func chips(of section: SolvedSection, _ scroll: OrthogonalScroll) -> [Chip] {
    let axis = scrollAxis.flipped
    let offset = scroll.offset[axis]
    let rest = scroll.contentSize[axis] - screen.size[axis] - offset
    let isMirrored = solved.isMirrored && axis == .horizontal
    let title = "scrolls \(scroll.behavior.rawValue)"
    let turns = axis == .horizontal ? (start: 180.0, end: 0.0) : (start: -90.0, end: 90.0)
    return [(offset, true), (rest, false)].filter { $0.0 > 0.5 }.map { _, isBefore in
      let isStart = isBefore != isMirrored
      var center = section.frame.center
      center[axis] = isStart ? screen.start(on: axis) : screen.end(on: axis)
      return Chip(at: center, turn: isStart ? turns.start : turns.end, title: title)
    }
  }
}
