internal import LayoutGeometry
internal import LayoutText

extension Label {
  /// The label as text in the ink of `style`.
  func write(_ style: String, to writer: inout ByteWriter) {
    writer.write("<text class=\"")
    writer.write(style)
    writer.write("\" text-anchor=\"")
    writer.write(end)
    writer.write("\"")
    writer.attribute("font-size", size)
    writer.attribute("x", isStacked ? center.x : frame.x + anchor.unit.x * frame.width)
    let lift = isStacked ? size * Lettering.lineHeight / 2 : 0
    writer.attribute("y", center.y + size * Self.baseline - lift)
    writer.write(">")
    if let name { writer.write(printable: name) }
    if let number { write(number: number, to: &writer) }
    writer.write("</text>\n")
  }

  /// The end of its lines that stands still.
  private var end: StaticString {
    guard !isStacked, anchor.unit.x != 0.5 else { return "middle" }
    return anchor.unit.x < 0.5 ? "start" : "end"
  }

  private func write(number: String, to writer: inout ByteWriter) {
    writer.write("<tspan class=\"number\"")
    if isStacked {
      writer.attribute("x", center.x)
      writer.attribute("dy", size * Lettering.lineHeight)
    } else if name != nil {
      writer.attribute("dx", size * Self.gap)
    }
    writer.write(">")
    writer.write(number)
    writer.write("</tspan>")
  }

  /// From the middle of a line to the foot of its letters, as a share of their size.
  private static let baseline = 0.36
}
