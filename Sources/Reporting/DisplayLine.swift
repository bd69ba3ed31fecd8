internal import LayoutText

/// A line of source as a terminal shows it: the columns of each character.
struct DisplayLine {
  /// A character with its combining marks.
  private struct Cell {
    var text: String
    /// Its bytes, from the start of the line.
    var bytes: Range<Int>
    var columns: Range<Int>
  }

  private var cells: [Cell] = []

  /// The number of columns.
  var width: Int { cells.last?.columns.upperBound ?? 0 }

  /// The line `bytes`, without its line end; invalid UTF-8 is shown as U+FFFD.
  init(_ bytes: ArraySlice<UInt8>) {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        append(Unicode.UTF8.decode(encoded), at: offset..<(offset + encoded.count))
        offset += encoded.count
      case .error(let length):
        append("\u{FFFD}", at: offset..<(offset + length))
        offset += length
      case .emptyInput: return
      }
    }
  }

  /// The columns of `bytes`: at least one, which may be after the line's end.
  func columns(of bytes: Range<Int>) -> Range<Int> {
    let start = cells.first { $0.bytes.upperBound > bytes.lowerBound }?.columns.lowerBound ?? width
    let last = cells.last { $0.bytes.lowerBound < bytes.upperBound }?.columns.upperBound ?? 0
    return start..<max(start + 1, bytes.isEmpty ? 0 : last)
  }

  /// The text in `columns`, without characters that are cut in two.
  func text(in columns: Range<Int>) -> String {
    cells.filter { columns.lowerBound <= $0.columns.lowerBound }
      .prefix { $0.columns.upperBound <= columns.upperBound }
      .map(\.text).joined()
  }

  private mutating func append(_ scalar: Unicode.Scalar, at bytes: Range<Int>) {
    let start = width
    guard !joinsLast(scalar) else {
      let last = cells.count - 1
      cells[last].text.unicodeScalars.append(scalar)
      cells[last].bytes = cells[last].bytes.lowerBound..<bytes.upperBound
      if scalar == Self.emojiSelector {
        cells[last].columns = cells[last].columns.lowerBound..<(cells[last].columns.lowerBound + 2)
      }
      return
    }
    if scalar == "\t" {
      let end = (start / Self.tab + 1) * Self.tab
      let blank = String(repeating: " ", count: end - start)
      cells.append(Cell(text: blank, bytes: bytes, columns: start..<end))
    } else {
      let shown = scalar.isControl ? "\u{FFFD}" : scalar
      let end = start + max(1, shown.displayWidth)
      cells.append(Cell(text: String(shown), bytes: bytes, columns: start..<end))
    }
  }

  /// Whether `scalar` combines with the character before it.
  private func joinsLast(_ scalar: Unicode.Scalar) -> Bool {
    guard let before = cells.last?.text.unicodeScalars, let last = before.last else { return false }
    if scalar.isControl || before.first == " " { return false }
    return scalar.displayWidth == 0 || last == Self.joiner
      || scalar.properties.isEmojiModifier
      || Self.flagLetters.contains(scalar) && Self.flagLetters.contains(last) && before.count == 1
  }

  private static let tab = 4
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let flagLetters: ClosedRange<Unicode.Scalar> = "\u{1F1E6}"..."\u{1F1FF}"
}
