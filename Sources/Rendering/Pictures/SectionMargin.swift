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
      writer.write("<g class=\"")
      writer.write(label.refusal == nil ? "margin" : "margin refused")
      writer.write("\">\n<path class=\"bracket\" d=\"")
      writeBracket(label.span, to: &writer)
      writer.write("\"/>\n")
      for (index, line) in label.lines.enumerated() {
        writer.write(index == 0 ? "<text class=\"name\"" : "<text class=\"detail\"")
        writePlace(of: label, line: index, to: &writer)
        writer.write(">")
        writer.write(printable: line)
        writer.write("</text>\n")
      }
      writer.write("</g>\n")
    }
  }

  private func writeBracket(_ span: ClosedRange<Points>, to writer: inout ByteWriter) {
    let (start, end) = (span.lowerBound + 1, max(span.lowerBound + 1, span.upperBound - 1))
    let (tick, edge) = (Self.tick, -Self.distance)
    if picture.scrollAxis == .vertical {
      let x = picture.area.x + edge
      writer.path([("M", x + tick, start), ("H", x, nil), ("V", end, nil), ("H", x + tick, nil)])
    } else {
      let y = picture.area.y + edge
      writer.path([("M", start, y + tick), ("V", y, nil), ("H", end, nil), ("V", y + tick, nil)])
    }
  }

  private func writePlace(of label: SectionLabel, line: Int, to writer: inout ByteWriter) {
    let edge = Self.distance + Self.gap
    let ascent = SectionLabel.nameSize * 0.85
    if picture.scrollAxis == .vertical {
      writer.attribute("x", picture.area.x - edge)
      let top = label.top + SectionLabel.lineHeight * Points(line)
      writer.attribute("y", top + ascent)
      writer.write(" text-anchor=\"end\"")
    } else {
      writer.attribute("x", label.span.lowerBound + 1)
      writer.attribute("y", picture.area.y - edge)
    }
  }
}

extension ByteWriter {
  /// The steps of a path, each a letter with one number or two.
  mutating func path(_ steps: [(letter: StaticString, first: Points, second: Points?)]) {
    for step in steps {
      write(step.letter)
      write(step.first)
      guard let second = step.second else { continue }
      write(" ")
      write(second)
    }
  }
}
