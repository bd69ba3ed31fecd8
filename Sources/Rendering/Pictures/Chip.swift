internal import LayoutGeometry
internal import LayoutLanguage
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
    let center = frame.center
    writer.markup(
      """
      <g class="chip" transform="translate(\(center.x) \(center.y)) rotate(\(turn))">\
      <circle r="\(Self.radius)"/><path d="\(Symbol.arrow)"/><title>\(title)</title></g>\n
      """)
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
    let title = "scrolls \(scroll.behavior.rawValue)"
    return solved.edges(hidingPartOf: scroll).map { edge in
      var center = section.frame.center
      center[axis] = edge == .start ? screen.start(on: axis) : screen.end(on: axis)
      return Chip(at: center, turn: edge.turn(on: axis), title: title)
    }
  }
}

extension ScreenEdge {
  /// How an arrow is turned that points out of the screen, in degrees.
  fileprivate func turn(on axis: Axis) -> Double {
    switch (axis, self) {
    case (.horizontal, .start): 180
    case (.horizontal, .end): 0
    case (.vertical, .start): -90
    case (.vertical, .end): 90
    }
  }
}
