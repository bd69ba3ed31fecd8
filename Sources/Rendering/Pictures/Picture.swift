internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// What there is to draw of a dump: everything, or of very much what is near the screen.
struct Picture {
  let dump: FramesReport
  /// The bounds of the view, where it is scrolled to.
  let screen: Rectangle
  /// What the picture shows of the content space.
  let area: Rectangle
  /// The lowest first.
  let elements: [SolvedElement]
  /// The sections inside the area.
  let sections: [SolvedSection]
  /// How many elements the dump has, without what stands inside of them.
  let elementCount: Int

  var solved: SolvedLayout { dump.solved }
  var scrollAxis: Axis { solved.layout.scrollDirection }

  /// How much is shown of what sticks out at a side, in points.
  static let peek: Points = 72
  /// How many screens long a picture becomes at most.
  static let screenLimit = 8.0

  init(of dump: FramesReport) {
    let solved = dump.solved
    let axis = solved.layout.scrollDirection
    let screen = solved.screen
    let contents = Rectangle(origin: .zero, size: solved.contentSize)
    let viewFrames = dump.view?.content?.placed.map(\.frame) ?? []
    let whole = viewFrames.reduce(screen.union(contents)) { $0.union($1) }
    elementCount = dump.hostCount
    let isLong = whole.size[axis] > Self.screenLimit * screen.size[axis]
    let near = isLong || elementCount > Layering.limit ? Self.around(screen, along: axis) : nil
    let layering = Layering(of: dump, in: near)
    let shown = near.flatMap { whole.intersection($0) } ?? whole
    (self.dump, self.screen, elements) = (dump, screen, layering.elements)
    area = Self.area(shown, holding: elements)
    let area = area
    sections = solved.sections.filter { $0.frame.meets(area) && dump.shows($0) }
  }

  /// The screen with one more before and behind it, and what peeks in at its sides.
  private static func around(_ screen: Rectangle, along axis: Axis) -> Rectangle {
    var near = screen.grown(by: peek)
    near.origin[axis] = screen.origin[axis] - screen.size[axis]
    near.size[axis] = 3 * screen.size[axis]
    return near
  }

  /// `shown`, and a little of what sticks out of it.
  private static func area(_ shown: Rectangle, holding elements: [SolvedElement]) -> Rectangle {
    let all = elements.reduce(shown) { $0.union($1.frame) }
    return all.intersection(shown.grown(by: peek)) ?? shown
  }
}

extension Picture {
  /// What is said where not everything is drawn.
  var note: String? {
    guard elements.count < elementCount else { return nil }
    return "\(elements.count) of \(elementCount) elements drawn: those around the screen"
  }

  /// What an element is called.
  func name(of element: SolvedElement) -> String {
    solved.sources[element.source].title
  }
}
