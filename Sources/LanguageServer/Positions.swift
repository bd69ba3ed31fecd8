internal import LayoutText

/// What the characters of a position count.
enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The encoding for a client that offers `names`, its favourite first.
  init(offered names: [String]) {
    let known = names.compactMap(PositionEncoding.init)
    self = known.contains(.utf8) ? .utf8 : known.first ?? .utf16
  }

  /// How many units the character has that begins with `byte`, and how many bytes.
  fileprivate func width(of byte: UInt8) -> (units: Int, bytes: Int) {
    let bytes = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    switch self {
    case .utf8: return (bytes, bytes)
    case .utf16: return (bytes == 4 ? 2 : 1, bytes)
    case .utf32: return (1, bytes)
    }
  }
}

/// A place as the protocol has it, both counted from 0.
struct TextPosition: Hashable, Sendable {
  let line: Int
  let character: Int

  init(_ line: Int, _ character: Int) { (self.line, self.character) = (line, character) }

  init(_ fields: Fields) throws(ResponseError) {
    line = try fields.required("line").count()
    character = try fields.required("character").count()
  }

  var json: JSON { ["line": .number(Double(line)), "character": .number(Double(character))] }
}

/// Positions in a file and their byte offsets.
struct PositionMap: Sendable {
  let source: SourceText
  let encoding: PositionEncoding
  /// Whether a unit is a byte.
  private let countsBytes: Bool
  /// Places in long lines, in their order, from which units are counted.
  private var marks: [Mark] = []

  /// The start of a character, and how many units stand before it in its line.
  private struct Mark {
    let offset: Int
    let units: Int
  }

  /// How many bytes are counted at most where a unit is no byte.
  private static let farthestMark = 512

  /// - Complexity: O(*n*) in the bytes of the file, a word of the machine at a time where they are ASCII or
  ///   lines are short.
  init(source: SourceText, encoding: PositionEncoding) {
    (self.source, self.encoding) = (source, encoding)
    countsBytes = encoding == .utf8 || source.bytes.isASCII
    guard !countsBytes else { return }
    for number in source.lineStarts.indices {
      let line = source.textOfLine(at: number)
      if line.count > Self.farthestMark { mark(line) }
    }
  }

  private mutating func mark(_ line: TextRange) {
    var (offset, units, next) = (line.lowerBound, 0, line.lowerBound)
    while offset < line.upperBound {
      if offset >= next {
        marks.append(Mark(offset: offset, units: units))
        next = offset + Self.farthestMark
      }
      let width = encoding.width(of: source.byte(at: offset))
      (offset, units) = (offset + width.bytes, units + width.units)
    }
  }

  /// The last mark in `line` for which `isBefore` holds as for those before it, or the line's start.
  private func mark(in line: TextRange, where isBefore: (Mark) -> Bool) -> Mark {
    let start = marks.partitioningIndex { $0.offset >= line.lowerBound }
    let own = marks[start...].prefix(line.count / Self.farthestMark + 1)
    let end = own.partitioningIndex { $0.offset > line.upperBound || !isBefore($0) }
    return end > start ? marks[end - 1] : Mark(offset: line.lowerBound, units: 0)
  }

  /// The offset of a position: that of the end of the line for one behind it, that of the end of the
  /// text for one in no line, that of the start of a character for one inside of it.
  ///
  /// - Complexity: O(1) where a unit is a byte, else O(log *n*) in the bytes of the file.
  func offset(of position: TextPosition) -> Int {
    guard position.line < source.lineStarts.count else { return source.range.upperBound }
    let line = source.textOfLine(at: position.line)
    if countsBytes {
      return characterStart(line.lowerBound + min(position.character, line.count), in: line)
    }
    let mark = mark(in: line) { $0.units <= position.character }
    var (offset, units) = (mark.offset, mark.units)
    while offset < line.upperBound {
      let width = encoding.width(of: source.byte(at: offset))
      units += width.units
      guard units <= position.character else { return offset }
      offset = min(offset + width.bytes, line.upperBound)
    }
    return offset
  }

  /// The position of an offset.
  ///
  /// - Complexity: O(log *n*) in the bytes of the file.
  func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, source.base), source.range.upperBound)
    let number = source.lineIndex(of: offset)
    let line = source.textOfLine(at: number)
    if countsBytes {
      let place = characterStart(min(max(offset, line.lowerBound), line.upperBound), in: line)
      return TextPosition(number, place - line.lowerBound)
    }
    let mark = mark(in: line) { $0.offset <= offset }
    var (place, units) = (mark.offset, mark.units)
    while place < min(offset, line.upperBound) {
      let width = encoding.width(of: source.byte(at: place))
      guard place + width.bytes <= offset else { break }
      (place, units) = (place + width.bytes, units + width.units)
    }
    return TextPosition(number, units)
  }

  /// The start of the character that `offset` is in.
  private func characterStart(_ offset: Int, in line: TextRange) -> Int {
    var start = offset
    while start > line.lowerBound, start < line.upperBound,
      0x80..<0xC0 ~= source.byte(at: start)
    {
      start -= 1
    }
    return start
  }

  /// The offsets of a range; of a reversed one those of the same range the right way round.
  func range(_ fields: Fields) throws(ResponseError) -> TextRange {
    let start = offset(of: try TextPosition(try fields.required("start")))
    let end = offset(of: try TextPosition(try fields.required("end")))
    return min(start, end)..<max(start, end)
  }

  /// A range as the protocol has it.
  func json(_ range: TextRange) -> JSON {
    ["start": position(of: range.lowerBound).json, "end": position(of: range.upperBound).json]
  }

  /// An edit as the protocol has it.
  func json(_ edit: Edit) -> JSON {
    ["range": json(edit.range), "newText": .text(edit.replacement)]
  }
}

extension [UInt8] {
  /// Whether every byte is a character of its own.
  fileprivate var isASCII: Bool {
    withUnsafeBytes { bytes in
      var (all, index): (UInt64, Int) = (0, 0)
      while index + 8 <= bytes.count {
        all |= bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        index += 8
      }
      while index < bytes.count {
        all |= UInt64(bytes[index])
        index += 1
      }
      return all & 0x8080_8080_8080_8080 == 0
    }
  }
}
