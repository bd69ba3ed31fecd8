internal import LayoutGeometry
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutText

/// A line above a picture.
struct CaptionLine {
  private let text: String
  /// The height of its letters, in points.
  let size: Points
  private let style: String

  init(_ text: String, size: Points, _ style: String) {
    (self.text, self.size, self.style) = (text, size, style)
  }

  var height: Points { size * 1.4 }
  var width: Points { Lettering.width(of: text, size: size) }

  /// The line with its foot at `place`.
  func write(at place: Point, to writer: inout ByteWriter) {
    writer.markup(
      """
      <text class="\(style)" style="font-size: \(size)px" x="\(place.x)" y="\(place.y)">\(text)</text>\n
      """)
  }
}

extension Picture {
  /// What it is of, what is missing, and what UIKit refuses, in lines of a width.
  func caption(in width: Points) -> [CaptionLine] {
    let title = FramesTitle(of: dump)
    var lines = title.names.isEmpty ? [] : [CaptionLine(title.names, size: 17, "name")]
    lines.append(CaptionLine(title.measures, size: 12, "detail"))
    for remark in dump.remarks { lines.append(CaptionLine(remark, size: 11, "detail")) }
    if let note { lines.append(CaptionLine(note, size: 11, "detail")) }
    for refusal in solved.firstRefusals {
      let title = solved.section(at: refusal.section).title
      let head = "✕ \(title) is refused: \(refusal.rule.rawValue)"
      lines.append(CaptionLine(head, size: 12, "name refused"))
      for line in Lettering.lines(of: refusal.reason, in: width, size: 10) {
        lines.append(CaptionLine(line, size: 10, "refused"))
      }
    }
    return lines
  }
}
