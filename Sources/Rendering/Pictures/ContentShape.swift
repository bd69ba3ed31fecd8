internal import LayoutCompiler
internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutReporting
internal import LayoutText

/// What stands inside an element, drawn: a shape for each content, and the lines of texts.
struct ContentShape {
  let record: ContentRecord
  /// Its lines, if it is a text.
  let text: TextLines?

  /// The classes of contents in the style sheet.
  static let style = "content"
  static let fillStyle = "filled"
  static let imageStyle = "pictured"
  static let containerStyle = "container"
  static let textStyle = "written"
  static let nameStyle = "named"
  static let glyphStyle = "glyph"

  func write(to writer: inout ByteWriter) {
    writeFrame(to: &writer)
    if record.element.look == .image { writeGlyph(to: &writer) }
    writeName(to: &writer)
    guard let text else { return }
    let frame = record.placed.contentFrame
    for (index, line) in zip(text.lines, text.widths).enumerated() {
      let baseline = frame.y + text.firstBaseline + Double(index) * text.pitch
      write(line, of: text, at: Point(x: frame.x, y: baseline), to: &writer)
    }
  }

  private func writeFrame(to writer: inout ByteWriter) {
    let frame = record.placed.frame
    let radius = radius(of: frame.size)
    let corners: Markup =
      radius == .zero ? "" : " rx=\"\(radius.width)\" ry=\"\(radius.height)\""
    writer.markup(
      """
      <rect class="\(Self.style) \(look)" data-category="\(ContentRecord.category)" \
      data-kind="\(record.element.kind)"\(frame, as: .attributes)\(corners)>\
      <title>\(record.path.joined(separator: " › ")) · \(frame, as: .words)</title></rect>\n
      """)
  }

  /// The class that it has by its kind.
  private var look: String {
    switch record.element.look {
    case .bare, .window: Self.containerStyle
    case .text: "text"
    case .fill: Self.fillStyle
    case .image: Self.imageStyle
    }
  }

  /// How far its corners are rounded: shapes are called what they are.
  private func radius(of size: Size) -> Size {
    guard record.element.look == .fill, let name = record.element.name?.lowercased() else {
      return .zero
    }
    let half = min(size.width, size.height) / 2
    switch name {
    case "capsule", "circle": return Size(width: half, height: half)
    case "ellipse": return Size(width: size.width / 2, height: size.height / 2)
    case "roundedrectangle": return Size(width: min(half, 8), height: min(half, 8))
    default: return .zero
    }
  }

  /// A mountain and the sun, in the middle.
  private func writeGlyph(to writer: inout ByteWriter) {
    let frame = record.placed.contentFrame
    let side = min(frame.width, frame.height)
    guard side >= Self.leastGlyph else { return }
    let scale = min(side * 0.6, Self.largestGlyph) / Symbol.imageSide
    writer.markup(
      """
      <path class="\(Self.glyphStyle)" transform="translate(\(frame.center.x) \(frame.center.y)) \
      scale(\(scale))" d="\(Symbol.image)"/>\n
      """)
  }

  /// In points.
  private static let (leastGlyph, largestGlyph): (Points, Points) = (8, 48)

  /// The name of a shape or an image, where it fits into the upper leading corner; one that is called
  /// what it looks like says enough.
  private func writeName(to writer: inout ByteWriter) {
    let frame = record.placed.frame
    guard [Self.fillStyle, Self.imageStyle].contains(look), let name = record.element.name,
      radius(of: frame.size) == .zero
    else { return }
    let size: Points = 8
    guard Lettering.width(of: name, size: size) + 4 <= frame.width,
      size * Lettering.lineHeight + 2 <= frame.height
    else { return }
    writer.markup(
      """
      <text class="\(Self.nameStyle)" x="\(frame.x + 2)" y="\(frame.y + size + 1)" \
      font-size="\(size)">\(name)</text>\n
      """)
  }

  /// A line as wide as it was measured, in whichever font there is.
  private func write(
    _ line: (text: String, width: Points), of text: TextLines, at baseline: Point,
    to writer: inout ByteWriter
  ) {
    guard !line.text.isEmpty else { return }
    let weight: Markup = text.weight == 400 ? "" : " font-weight=\"\(text.weight)\""
    let length: Markup =
      line.width > 0 ? " textLength=\"\(line.width)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    writer.markup(
      """
      <text class="\(Self.textStyle)" x="\(baseline.x)" y="\(baseline.y)" \
      font-size="\(text.fontSize)"\(weight)\(length)>\(line.text)</text>\n
      """)
  }
}
