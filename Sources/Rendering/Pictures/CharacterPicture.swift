internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutText

/// The screen of a dump as rows of characters, the names of its sections beside them.
struct CharacterPicture {
  private let dump: FramesReport
  private let screen: Rectangle
  private let elements: [SolvedElement]
  private var canvas: CharacterCanvas
  /// The lines along each axis.
  private let across: GridLines
  private let down: GridLines

  private var solved: SolvedLayout { dump.solved }

  init(of dump: FramesReport) {
    let screen = dump.solved.screen
    let shape = CharacterShape(of: screen.size)
    let elements = Layering(of: dump, in: screen).elements
    let contents = CharacterContents(of: dump, in: elements)
    let frames = elements.map(\.frame) + contents.shapes.map(\.frame)
    let safe = dump.solved.safeScreen
    across = GridLines(
      frames.flatMap { [$0.x, $0.maxX] } + [safe.x, safe.maxX], from: screen.x,
      unit: screen.width / Points(shape.columns - 1), tolerance: 0.75)
    down = GridLines(
      frames.flatMap { [$0.y, $0.maxY] } + [safe.y, safe.maxY], from: screen.y,
      unit: screen.height / Points(shape.rows - 1), tolerance: 0.45)
    (self.dump, self.screen, self.elements) = (dump, screen, elements)
    canvas = CharacterCanvas(columns: shape.columns, rows: shape.rows)
    let boxes = elements.map(box)
    for (index, box) in boxes.enumerated() where !box.isDot { canvas.draw(box, owner: index) }
    for shape in contents.shapes { draw(shape) }
    for line in contents.lines { write(line) }
    for index in boxes.indices where !contents.speakFor(elements[index]) {
      label(boxes[index], index)
    }
    for (place, finding) in dump.findings.enumerated() { mark(finding, String(place + 1)) }
  }

  /// Puts the number of a finding into the upper trailing corner of what it is about first.
  private mutating func mark(_ finding: DrawnFinding, _ number: String) {
    guard let frame = finding.frames.first(where: { $0.meets(screen) }) else { return }
    let row = max(0, down.lines(from: frame.y, to: frame.maxY).lowerBound)
    let end = min(canvas.columns, across.lines(from: frame.x, to: frame.maxX).upperBound)
    for (place, digit) in number.reversed().enumerated() {
      canvas.mark(String(digit), column: end - 1 - place, row: row)
    }
  }

  private mutating func draw(_ shape: CharacterContents.Shape) {
    var box = CharacterBox(
      columns: across.lines(from: shape.frame.x, to: shape.frame.maxX),
      rows: down.lines(from: shape.frame.y, to: shape.frame.maxY))
    (box.isWeak, box.isHollow) = (true, true)
    canvas.draw(box, owner: elements.count)
  }

  private mutating func write(_ line: CharacterContents.Line) {
    let start = across.nearest(to: line.frame.x)
    canvas.write(
      line.text.printable, from: start, row: down.nearest(to: line.frame.center.y),
      columns: max(1, across.nearest(to: line.frame.maxX) - start))
  }

  private func box(of element: SolvedElement) -> CharacterBox {
    let frame = element.frame
    var box = CharacterBox(
      columns: across.lines(from: frame.x, to: frame.maxX),
      rows: down.lines(from: frame.y, to: frame.maxY))
    box.isWeak = solved.sources[element.source].category == .decoration
    return box
  }

  /// Writes what there is room for: name and number, or less; what is too small for a box becomes
  /// a dot.
  private mutating func label(_ box: CharacterBox, _ index: Int) {
    let element = elements[index]
    let source = solved.sources[element.source]
    guard !box.isDot else {
      let column = (box.columns.lowerBound + box.columns.upperBound) / 2
      canvas.mark("•", column: column, row: box.rows.lowerBound)
      return
    }
    let name = source.title.printable
    let number = source.category == .cell ? String(element.item) : nil
    var texts = [number.map { source.name == nil ? $0 : "\(name) \($0)" } ?? name]
    if let number { texts.append(number) }
    if source.isPinned { texts.insert("\(name), pinned", at: 0) }
    for text in texts where canvas.write(text, in: box, owner: index) { return }
  }
}

/// How many columns and rows a picture takes.
private struct CharacterShape {
  let columns: Int
  let rows: Int

  /// The columns of a picture without its frame.
  private static let most = 62
  private static let fewest = 12
  private static let mostRows = 96
  /// How much higher than wide a character is.
  private static let stretch = 2.0

  init(of size: Size) {
    let ratio = size.width > 0 && size.height > 0 ? size.height / size.width / Self.stretch : 1
    let wanted = min(Double(Self.most), Double(Self.mostRows) / ratio)
    columns = Int(max(wanted, Double(Self.fewest)))
    rows = Int(min(max((Double(columns - 1) * ratio).rounded() + 1, 3), Double(Self.mostRows)))
  }
}

extension CharacterPicture {
  /// The caption, the picture in a heavy frame, then what there is to say of it.
  func write(to writer: inout ByteWriter) {
    writer.write(FramesTitle(of: dump).line)
    writer.write("\n")
    let isVertical = solved.layout.scrollDirection == .vertical
    if !isVertical { writeNames(to: &writer) }
    writeEdge("┏", "┯", "┓", to: &writer)
    let names = isVertical ? namesByRow() : [:]
    let safe = solved.safeScreen
    let marks = Set(
      [(safe.y, screen.y), (safe.maxY, screen.maxY)].filter { $0.0 != $0.1 }
        .map { down.line(of: $0.0) })
    let arrows = isVertical ? arrowsByRow() : [:]
    for row in 0..<canvas.rows {
      writer.write(arrows[row]?.start ?? (marks.contains(row) ? "┠" : "┃"))
      writer.write(canvas.text(ofRow: row))
      writer.write(arrows[row]?.end ?? (marks.contains(row) ? "┨" : "┃"))
      if let name = names[row] {
        writer.write(" ")
        writer.write(name)
      }
      writer.write("\n")
    }
    writeEdge("┗", "┷", "┛", to: &writer)
    writeNotes(to: &writer)
  }

  /// The upper or lower edge, with marks where the safe area begins and ends.
  private func writeEdge(
    _ start: StaticString, _ mark: StaticString, _ end: StaticString, to writer: inout ByteWriter
  ) {
    let safe = solved.safeScreen
    let marks = [(safe.x, screen.x), (safe.maxX, screen.maxX)].filter { $0.0 != $0.1 }
      .map { across.line(of: $0.0) }
    writer.write(start)
    for column in 0..<canvas.columns { writer.write(marks.contains(column) ? mark : "━") }
    writer.write(end)
    writer.write("\n")
  }

  /// What stands beside the rows where sections begin, one each.
  private func namesByRow() -> [Int: String] {
    let refused = Set(solved.refusals.map(\.section))
    var names: [Int: String] = [:]
    var free = 0
    for section in visibleSections {
      let place = down.nearest(to: max(section.frame.y, screen.y))
      let row = max(free, place)
      guard row < canvas.rows, row - place < Self.farthestName else { continue }
      let name = section.title
      names[row] =
        refused.contains(section.index)
        ? "✕ \(name), refused" : section.orthogonal == nil ? name : "\(name) →"
      free = row + 1
    }
    return names
  }

  /// How many rows below its section a name may stand.
  private static let farthestName = 3

  private var visibleSections: [SolvedSection] {
    solved.sections.filter { $0.frame.meets(screen) && dump.shows($0) }
  }

  /// Where sections scroll on: arrows in the frame.
  private func arrowsByRow() -> [Int: (start: String?, end: String?)] {
    var arrows: [Int: (start: String?, end: String?)] = [:]
    for section in visibleSections {
      guard let scroll = section.orthogonal else { continue }
      let edges = solved.edges(hidingPartOf: scroll)
      arrows[down.nearest(to: section.frame.center.y)] = (
        edges.contains(.start) ? "‹" : nil, edges.contains(.end) ? "›" : nil
      )
    }
    return arrows
  }

  /// The names of sections above the columns where they begin.
  private func writeNames(to writer: inout ByteWriter) {
    var column = -1
    for section in visibleSections {
      let start = across.nearest(to: max(section.frame.x, screen.x))
      let name = section.title
      guard start > column, start + name.displayWidth <= canvas.columns else { continue }
      writer.write(UInt8(ascii: " "), times: start - column)
      writer.write(name)
      column = start + name.displayWidth
    }
    writer.write("\n")
  }

  private func writeNotes(to writer: inout ByteWriter) {
    let count = dump.hostCount
    if elements.count < count {
      writer.write(elements.count)
      writer.write(" of ")
      writer.write(count)
      writer.write(" elements meet the screen\n")
    }
    for refusal in solved.firstRefusals {
      writer.write("✕ \(solved.section(at: refusal.section).title) is refused, ")
      writer.write("\(refusal.rule.rawValue): \(refusal.reason)\n")
    }
    for (place, finding) in dump.findings.enumerated() {
      let diagnostic = finding.diagnostic
      writer.write("\(place + 1) \(diagnostic.severity.rawValue): \(diagnostic.headline.printable)")
      writer.write("  \(dump.file.printable):\(finding.position) [\(diagnostic.code.number)]\n")
    }
  }
}
