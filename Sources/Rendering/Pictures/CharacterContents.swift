internal import LayoutContent
internal import LayoutGeometry
internal import LayoutSolver
internal import LayoutTypesetting

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
    var book = ContentBook(of: dump)
    for element in elements {
      book.forEachContent(of: element) { add($0, dump.contents) }
    }
    book.forEachContent { add($0, dump.contents) }
  }

  /// Whether what stands in `element` says enough.
  func speakFor(_ element: SolvedElement) -> Bool { readable.contains(element) }

  private mutating func add(_ record: ContentRecord, _ solver: ContentSolver?) {
    switch record.element.look {
    case .bare, .window: break
    case .image, .fill: shapes.append(Shape(frame: record.placed.frame))
    case .text(let text):
      guard let solver else { return }
      if let host = record.host { readable.insert(host) }
      let frame = record.placed.contentFrame
      let room = TextProposal(width: frame.width, height: frame.height)
      let all = solver.text.lines(of: solver.styled(text), in: room)
      for (place, line) in all.enumerated() {
        let height = frame.height / Double(all.count)
        let top = frame.y + Double(place) * height
        lines.append(
          Line(
            text: line,
            frame: Rectangle(x: frame.x, y: top, width: frame.width, height: height)))
      }
    }
  }
}
