internal import LayoutCompiler
internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutReporting
internal import LayoutText

/// What stands inside an element, drawn: a rectangle for each content, and the lines of texts.
struct ContentShape {
  let record: ContentRecord
  /// Its lines, if it is a text.
  let text: TextLines?

  /// The classes of contents in the style sheet.
  static let style = "content"
  static let fillStyle = "filled"
  static let imageStyle = "pictured"
  static let textStyle = "written"

  func write(to writer: inout ByteWriter) {
    writeFrame(to: &writer)
    guard let text else { return }
    let frame = record.placed.contentFrame
    for (index, line) in text.lines.enumerated() {
      let baseline = frame.y + text.firstBaseline + Double(index) * text.pitch
      write(line, text.fontSize, at: Point(x: frame.x, y: baseline), to: &writer)
    }
  }

  private func writeFrame(to writer: inout ByteWriter) {
    let (frame, classes) = (record.placed.frame, Self.style + (look.map { " " + $0 } ?? ""))
    writer.markup(
      """
      <rect class="\(classes)" data-category="\(ContentRecord.category)" \
      data-kind="\(record.element.kind)"\(frame, as: .attributes)>\
      <title>\(record.path.joined(separator: " › ")) · \(frame, as: .words)</title></rect>\n
      """)
  }

  private var look: String? {
    switch record.element.look {
    case .bare, .window, .text: nil
    case .fill: Self.fillStyle
    case .image: Self.imageStyle
    }
  }

  private func write(
    _ line: String, _ fontSize: Points, at baseline: Point, to writer: inout ByteWriter
  ) {
    guard !line.isEmpty else { return }
    writer.markup(
      """
      <text class="\(Self.textStyle)" x="\(baseline.x)" y="\(baseline.y)" \
      font-size="\(fontSize)">\(line)</text>\n
      """)
  }
}
