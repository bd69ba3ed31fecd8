internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutReporting
internal import LayoutText
internal import LayoutTypesetting

/// What stands inside an element, drawn: a rectangle for each content, and the lines of texts.
struct ContentShape {
  let record: ContentRecord
  /// What measures the texts.
  let solver: ContentSolver?

  /// The classes of contents in the style sheet.
  static let style = "content"
  static let fillStyle = "filled"
  static let imageStyle = "pictured"
  static let textStyle = "written"

  func write(to writer: inout ByteWriter) {
    writeFrame(to: &writer)
    guard case .text(let text) = record.element.look, let solver else { return }
    let styled = solver.styled(text)
    let frame = record.placed.contentFrame
    let room = TextProposal(width: frame.width, height: frame.height)
    let answer = solver.text.measure(styled, in: room)
    let pitch = answer.lineCount > 0 ? answer.size.height / Double(answer.lineCount) : 0
    for (place, line) in solver.text.lines(of: styled, in: room).enumerated() {
      let foot = frame.y + answer.firstBaseline + Double(place) * pitch
      write(line, styled, at: Point(x: frame.x, y: foot), to: &writer)
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
    _ line: String, _ text: StyledText, at foot: Point, to writer: inout ByteWriter
  ) {
    guard !line.isEmpty else { return }
    writer.write("<text class=\"")
    writer.write(Self.textStyle)
    writer.write("\"")
    writer.attribute("x", foot.x)
    writer.attribute("y", foot.y)
    writer.attribute("font-size", text.fontSize)
    writer.write(">")
    writer.write(printable: line)
    writer.write("</text>\n")
  }
}
