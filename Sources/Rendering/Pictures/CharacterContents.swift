internal import LayoutCompiler
internal import LayoutContent
internal import LayoutGeometry
internal import LayoutSolver

/// What stands inside of the elements of a picture made of characters, or fills its view.
struct CharacterContents {
  /// A box, an image or a line.
  struct Shape {
    let frame: Rectangle
  }

  /// A line of text, and the room that it has.
  struct Line {
    let text: String
    let frame: Rectangle
  }

  private(set) var shapes: [Shape] = []
  private(set) var lines: [Line] = []
  /// The elements in which something is to be read.
  private var readable: Set<SolvedElement> = []

  /// - Complexity: O(*k*) in the contents of `elements`.
  init(of dump: FramesReport, in elements: [SolvedElement]) {
    let all = dump.elements
    for element in elements {
      all.forEachContent(of: element, in: dump.rectangle) { add($0, all) }
    }
    all.forEachViewContent(in: dump.rectangle) { add($0, all) }
  }

  /// Whether what stands in `element` says enough.
  func speakFor(_ element: SolvedElement) -> Bool { readable.contains(element) }

  private mutating func add(_ record: ContentRecord, _ elements: SolvedElements) {
    switch record.element.look {
    case .bare, .window: break
    case .image, .fill: shapes.append(Shape(frame: record.placed.frame))
    case .text:
      guard let text = elements.lines(of: record) else { return }
      if let host = record.host { readable.insert(host) }
      let frame = record.placed.contentFrame
      for (place, line) in text.lines.enumerated() {
        let height = frame.height / Double(text.lines.count)
        let top = frame.y + Double(place) * height
        lines.append(
          Line(
            text: line,
            frame: Rectangle(x: frame.x, y: top, width: frame.width, height: height)))
      }
    }
  }
}
