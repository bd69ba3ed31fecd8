internal import LayoutDiagnostics
internal import LayoutText

/// A range with lines and columns from 1, columns in UTF-16 code units, the end exclusive. Line ends at
/// the end of the range are left out.
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

  /// The range with its line ends.
  init(exactly range: TextRange, in source: SourceText) {
    let range = range.clamped(to: source.range)
    (startLine, startColumn) = Self.position(of: range.lowerBound, in: source)
    (endLine, endColumn) = Self.position(of: range.upperBound, in: source)
  }

  /// A byte order mark has no width.
  private static func position(of offset: Int, in source: SourceText) -> (line: Int, column: Int) {
    let line = source.lineIndex(of: offset)
    let prefix = source[source.line(at: line).lowerBound..<offset].utf16
    let hasByteOrderMark = line == 0 && prefix.first == 0xFEFF
    return (line + 1, prefix.count + (hasByteOrderMark ? 0 : 1))
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
