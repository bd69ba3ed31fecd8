internal import LayoutGeometry
internal import LayoutDiagnostics
internal import LayoutText

/// The margin of a picture: a bracket for each section, and its label. It stands at the left of
/// content that scrolls down, and above content that scrolls across.
struct SectionMargin {
  private let picture: Picture
  private let labels: [SectionLabel]
  /// How far it reaches from the picture, in points.
  let thickness: Points

  /// From the picture to the bracket, the length of the bracket's ends, from there to the label.
  private static let (distance, tick, gap): (Points, Points, Points) = (12, 4, 7)

  init(of picture: Picture) {
    self.picture = picture
    labels = picture.sectionLabels
    let widest =
      picture.scrollAxis == .vertical
      ? labels.map(\.width).max() ?? 0 : SectionLabel.lineHeight
    thickness = Self.distance + Self.gap + widest + 2
  }

  /// How far its lowest label reaches down, in points.
  var bottom: Points? {
    guard picture.scrollAxis == .vertical else { return nil }
    return labels.filter { !$0.lines.isEmpty }.map(\.bottom).max()
  }

  func write(to writer: inout ByteWriter) {
    for label in labels {
      let style = label.refusal == nil ? "margin" : "margin refused"
      writer.markup(
        "<g class=\"\(style)\">\n<path class=\"bracket\" d=\"\(bracket(label.span))\"/>\n")
      for (index, line) in label.lines.enumerated() {
        let style = index == 0 ? "name" : "detail"
        writer.markup(
          "<text class=\"\(style)\"\(place(of: label, line: index))>\(line)</text>\n")
      }
      writer.write("</g>\n")
    }
  }

  private func bracket(_ span: ClosedRange<Points>) -> Markup {
    let (start, end) = (span.lowerBound + 1, max(span.lowerBound + 1, span.upperBound - 1))
    let (tick, edge) = (Self.tick, -Self.distance)
    if picture.scrollAxis == .vertical {
      let x = picture.area.x + edge
      return "M\(x + tick) \(start)H\(x)V\(end)H\(x + tick)"
    }
    let y = picture.area.y + edge
    return "M\(start) \(y + tick)V\(y)H\(end)V\(y + tick)"
  }

  private func place(of label: SectionLabel, line: Int) -> Markup {
    let edge = Self.distance + Self.gap
    let ascent = SectionLabel.nameSize * 0.85
    if picture.scrollAxis == .vertical {
      let top = label.top + SectionLabel.lineHeight * Points(line)
      return " x=\"\(picture.area.x - edge)\" y=\"\(top + ascent)\" text-anchor=\"end\""
    }
    return " x=\"\(label.span.lowerBound + 1)\" y=\"\(picture.area.y - edge)\""
  }
}
