internal import LayoutGeometry
internal import LayoutText

extension Label {
  /// The label as text in the ink of `style`.
  func write(_ style: String, to writer: inout ByteWriter) {
    let x = isStacked ? center.x : frame.x + anchor.unit.x * frame.width
    let lift = isStacked ? size * Lettering.lineHeight / 2 : 0
    writer.markup(
      """
      <text class="\(style)" text-anchor="\(end)" font-size="\(size)" x="\(x)" \
      y="\(center.y + size * Self.baseline - lift)">\(name ?? "")\
      \(number.map(markup) ?? "")</text>\n
      """)
  }

  /// The end of its lines that stands still.
  private var end: String {
    guard !isStacked, anchor.unit.x != 0.5 else { return "middle" }
    return anchor.unit.x < 0.5 ? "start" : "end"
  }

  private func markup(of number: String) -> Markup {
    let place: Markup =
      isStacked
      ? " x=\"\(center.x)\" dy=\"\(size * Lettering.lineHeight)\""
      : name == nil ? "" : " dx=\"\(size * Self.gap)\""
    return "<tspan class=\"number\"\(place)>\(number)</tspan>"
  }

  /// From the middle of a line to the foot of its letters, as a share of their size.
  private static let baseline = 0.36
}
