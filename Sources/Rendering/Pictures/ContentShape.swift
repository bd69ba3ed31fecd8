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
    writer.write("<rect class=\"")
    writer.write(Self.style)
    if let look { writer.write(" " + look) }
    writer.write("\"")
    writer.attribute("data-category", ContentRecord.category)
    writer.attribute("data-kind", record.element.kind.printable)
    writer.write(record.placed.frame, as: .attributes)
    writer.write("><title>")
    writer.write(printable: record.path.joined(separator: " › "))
    writer.write(" · ")
    writer.write(record.placed.frame, as: .words)
    writer.write("</title></rect>\n")
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
    writer.write("<text class=\"")
    writer.write(Self.textStyle)
    writer.write("\"")
    writer.attribute("x", baseline.x)
    writer.attribute("y", baseline.y)
    writer.attribute("font-size", fontSize)
    writer.write(">")
    writer.write(printable: line)
    writer.write("</text>\n")
  }
}
