internal import LayoutDiagnostics
internal import LayoutText

/// A span as web pages count: lines and columns from 1, columns in UTF-16 code units, the end
/// exclusive. A line end that closes the span is not part of it.
struct Region: Hashable {
  let startLine: Int
  let startColumn: Int
  let endLine: Int
  let endColumn: Int

  init(of range: TextRange, in source: SourceText) {
    let range = range.clamped(to: source.range)
    var end = range.upperBound
    while end > range.lowerBound, source.byte(at: end - 1).endsLine { end -= 1 }
    self.init(exactly: range.lowerBound..<end, in: source)
  }

  /// The same with every line end that belongs to the span.
  init(exactly range: TextRange, in source: SourceText) {
    let range = range.clamped(to: source.range)
    (startLine, startColumn) = Self.place(of: range.lowerBound, in: source)
    (endLine, endColumn) = Self.place(of: range.upperBound, in: source)
  }

  /// A byte order mark counts as nothing.
  private static func place(of offset: Int, in source: SourceText) -> (line: Int, column: Int) {
    let line = source.lineIndex(of: offset)
    let head = source[source.line(at: line).lowerBound..<offset].utf16
    let hasMark = line == 0 && head.first == 0xFEFF
    return (line + 1, head.count + (hasMark ? 0 : 1))
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
