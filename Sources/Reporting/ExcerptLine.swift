internal import LayoutDiagnostics
internal import LayoutText

/// One line of an excerpt as it is printed: number, source, and a row for each annotation.
struct ExcerptLine {
  private let number: Int
  private let line: DisplayLine
  private let annotations: [(columns: Range<Int>, annotation: Excerpt.Annotation)]
  private let color: String
  private let palette: Palette

  /// How many columns of a line are shown; longer lines are cut around the first annotation.
  private static let widest = 100
  /// How many columns of a cut line are shown before the annotation.
  private static let lead = 30
  private static let ellipsis = "..."

  init(
    _ line: Excerpt.AnnotatedLine, in source: SourceText, of severity: Diagnostic.Severity,
    palette: Palette
  ) {
    number = line.index + 1
    let whole = source.line(at: line.index)
    let part = Self.part(
      of: whole, around: line.annotations.first?.bytes.lowerBound ?? 0, in: source)
    let display = DisplayLine(source.bytes(in: part))
    let cut = part.lowerBound - whole.lowerBound
    self.line = display
    annotations = line.annotations.map { annotation in
      let bytes = annotation.bytes
      let (start, end) = (bytes.lowerBound - cut, bytes.upperBound - cut)
      return (display.columns(of: max(0, start)..<max(0, end)), annotation)
    }
    color = palette.color(of: severity)
    self.palette = palette
  }

  /// The part of a line that is read: all of it unless it is very long.
  ///
  /// - Parameter focus: The offset of the first annotation from the start of the line.
  private static func part(of line: TextRange, around focus: Int, in source: SourceText)
    -> TextRange
  {
    guard line.count > longest else { return line }
    var start = max(line.lowerBound, line.lowerBound + focus - longest / 4)
    // A continuation byte (`10xxxxxx`) cannot start a character.
    while start < line.upperBound, source.byte(at: start) & 0xC0 == 0x80 { start += 1 }
    return start..<min(line.upperBound, start + longest)
  }

  /// How many bytes of a line are read.
  private static let longest = 4096

  func write(to writer: inout ByteWriter) {
    let window = self.window
    let digits = String(number)
    let margin = max(3, digits.utf8.count + 1)
    let isCut = window.lowerBound > 0
    var text = line.text(in: window).withoutCommands
    if isCut { text = Self.ellipsis + text }
    if window.upperBound < line.width { text += Self.ellipsis }
    writer.write(palette.margin)
    writer.write(UInt8(ascii: " "), times: margin - digits.utf8.count)
    writer.write("\(digits) |\(palette.reset)")
    writer.write(text.isEmpty ? "\n" : " \(text)\n")
    // A secondary annotation outside the window would appear under other text.
    for (columns, annotation) in annotations where annotation.isPrimary || columns.overlaps(window)
    {
      let shown = columns.clamped(to: window)
      let shift = isCut ? Self.ellipsis.utf8.count : 0
      writer.write(UInt8(ascii: " "), times: margin)
      writer.write("\(palette.margin) |\(palette.reset)")
      writer.write(UInt8(ascii: " "), times: 1 + shown.lowerBound - window.lowerBound + shift)
      writer.write(annotation.isPrimary ? color : palette.margin)
      let sign = annotation.isPrimary ? UInt8(ascii: "^") : UInt8(ascii: "-")
      writer.write(sign, times: max(1, shown.count))
      if !annotation.text.isEmpty { writer.write(" \(annotation.text.printable)") }
      writer.write("\(palette.reset)\n")
    }
  }

  /// The columns of the line that are shown.
  private var window: Range<Int> {
    guard line.width > Self.widest, let focus = annotations.first?.columns else {
      return 0..<max(line.width, (annotations.map(\.columns.upperBound).max() ?? 0))
    }
    let needed = min(focus.upperBound, focus.lowerBound + Self.widest - Self.lead)
    let start = needed <= Self.widest ? 0 : max(0, focus.lowerBound - Self.lead)
    return start..<max(start + Self.widest, start)
  }
}
