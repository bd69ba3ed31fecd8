/// Text with marks: `‸` for a caret, `⟦` and `⟧` around a range.
package struct MarkedText: Sendable {
  /// The text without marks.
  package let text: String
  /// The offsets of carets in it, in bytes.
  package let carets: [Int]
  /// The marked ranges, in bytes.
  package let ranges: [Range<Int>]

  package init(_ marked: String) {
    var bytes: [UInt8] = []
    var carets: [Int] = []
    var starts: [Int] = []
    var ranges: [Range<Int>] = []
    for character in marked.unicodeScalars {
      switch character {
      case "‸": carets.append(bytes.count)
      case "⟦": starts.append(bytes.count)
      case "⟧": if let start = starts.popLast() { ranges.append(start..<bytes.count) }
      default: bytes += Array(String(character).utf8)
      }
    }
    (self.carets, self.ranges) = (carets, ranges)
    text = String(decoding: bytes, as: UTF8.self)
  }
}
