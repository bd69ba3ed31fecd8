/// A span of source, counted in UTF-8 bytes.
///
/// Offsets are those of a whole call: each of its files has a range of its own among them
/// (`SourceText.base`), so that a span alone determines its file.
package typealias TextRange = Range<Int>

extension TextRange {
  /// The same span, `distance` bytes further on.
  package func shifted(by distance: Int) -> TextRange {
    lowerBound + distance..<upperBound + distance
  }
}

/// The contents of one source file, with a map from byte offsets to lines.
///
/// Any bytes are accepted: the lexer reports what is not UTF-8.
package struct SourceText: Hashable, Sendable {
  /// The name shown in diagnostics: the path as the author gave it.
  package let name: String
  /// The bytes of the file, a byte order mark included.
  package let bytes: [UInt8]
  /// The first byte of each line, counted from the start of the file; lines end with LF, CRLF or
  /// CR.
  package let lineStarts: [Int]
  /// The offset of the first byte: 0 for a file alone.
  package private(set) var base = 0

  package init(bytes: [UInt8], name: String = "<input>") {
    self.name = name
    self.bytes = bytes
    lineStarts = Self.lineStarts(in: bytes)
  }

  package init(_ text: String, name: String = "<input>") {
    self.init(bytes: Array(text.utf8), name: name)
  }

  /// The same file with its first byte at the offset `base`.
  package func placed(at base: Int) -> SourceText {
    var copy = self
    copy.base = base
    return copy
  }

  /// All of it.
  package var range: TextRange { base..<base + bytes.count }

  /// Whether `range` begins in this file, its end included.
  package func holds(_ range: TextRange) -> Bool {
    base <= range.lowerBound && range.lowerBound <= self.range.upperBound
  }

  /// The text in `range`, with U+FFFD for what is not UTF-8.
  package subscript(range: TextRange) -> String {
    String(decoding: bytes(in: range), as: UTF8.self)
  }

  /// The text in `range` in one line: one space for each run of spaces and line ends, and none at its
  /// ends.
  package func inOneLine(_ range: TextRange) -> String {
    let space = UInt8(ascii: " ")
    var line: [UInt8] = []
    line.reserveCapacity(range.count)
    for byte in bytes(in: range) {
      if byte != space, !(9...13).contains(byte) {
        line.append(byte)
      } else if let last = line.last, last != space {
        line.append(space)
      }
    }
    if line.last == space { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// The bytes in `range`; their indices count from the start of the file.
  package func bytes(in range: TextRange) -> ArraySlice<UInt8> { bytes[range.shifted(by: -base)] }

  /// The byte at `offset`.
  package func byte(at offset: Int) -> UInt8 { bytes[offset - base] }

  /// The number of the line that holds `offset`, counted from 0.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  package func lineIndex(of offset: Int) -> Int {
    max(0, lineStarts.partitioningIndex { $0 > offset - base } - 1)
  }

  /// The line and column of `offset`.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  package func location(of offset: Int) -> TextLocation {
    let line = lineIndex(of: offset)
    let place = offset - base
    return TextLocation(line: line + 1, column: place - lineStarts[line] + 1, offset: place)
  }

  /// The span of the line at `index`, counted from 0, without its end.
  package func line(at index: Int) -> TextRange {
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return (start..<end).shifted(by: base)
  }

  /// The span of the line at `index`, counted from 0, with its end.
  package func wholeLine(at index: Int) -> TextRange {
    let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    return (lineStarts[index]..<end).shifted(by: base)
  }

  /// What ends its lines: what ends the first.
  package var lineBreak: String {
    let end = self[line(at: 0).upperBound..<wholeLine(at: 0).upperBound]
    return end.isEmpty ? "\n" : end
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      // Few bytes are as small as the ends of lines.
      for offset in bytes.indices where bytes[offset] <= carriageReturn {
        let isHalf = offset + 1 < bytes.count && bytes[offset + 1] == lineFeed
        if bytes[offset] == lineFeed || bytes[offset] == carriageReturn && !isHalf {
          starts.append(offset + 1)
        }
      }
    }
    return starts
  }
}

/// A place in a file as people name it.
package struct TextLocation: Hashable, Sendable {
  /// The line, counted from 1.
  package let line: Int
  /// The column in UTF-8 bytes, counted from 1.
  package let column: Int
  /// The distance from the start of the file in UTF-8 bytes.
  package let offset: Int
}
