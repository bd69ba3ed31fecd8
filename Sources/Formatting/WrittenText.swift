internal import LayoutSyntax
internal import LayoutText

/// What is written of a token.
struct WrittenText {
  let bytes: [UInt8]

  /// What is written of a number with a dot, without the zeros at its end; `nil` for other tokens.
  func shortNumber(_ token: Token) -> [TextRange]? {
    guard token.kind.isNumeral else { return nil }
    let range = token.range
    guard range.contains(where: { bytes[$0] == UInt8(ascii: ".") }) else { return nil }
    var runs: [TextRange] = []
    var start = range.lowerBound
    while let dot = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: ".")) {
      let decimals = bytes[(dot + 1)..<range.upperBound].prefix { isDigit($0) }
      let last = decimals.lastIndex { $0 != UInt8(ascii: "0") }
      runs.append(start..<(last.map { $0 + 1 } ?? dot))
      start = decimals.endIndex
    }
    return runs + [start..<range.upperBound]
  }

  /// How many columns `token` takes as it is written; of a comment of many lines, the first.
  func width(of token: Token) -> Int {
    switch token.kind {
    case .number, .fraction:
      shortNumber(token).map { $0.reduce(0) { $0 + $1.count } } ?? token.range.count
    case .blockComment: columns(of: lines(in: token.range)[0])
    case .string, .lineComment, .docComment, .unknown: columns(of: token.range)
    default: token.range.count
    }
  }

  /// How many columns the text in `range` takes: as many as it has Unicode scalars.
  func columns(of range: TextRange) -> Int {
    var columns = 0
    for place in range where bytes[place] & 0xC0 != 0x80 { columns += 1 }
    return columns
  }

  /// The lines of the text in `range`, without their ends; at least one.
  func lines(in range: TextRange) -> [TextRange] {
    var lines: [TextRange] = []
    var start = range.lowerBound
    var place = start
    while place < range.upperBound {
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      lines.append(start..<(place - 1))
      if byte == UInt8(ascii: "\r"), place < range.upperBound, bytes[place] == UInt8(ascii: "\n") {
        place += 1
      }
      start = place
    }
    return lines + [start..<range.upperBound]
  }

  /// `range` without the blanks at its end.
  func withoutEndingBlanks(_ range: TextRange) -> TextRange {
    var end = range.upperBound
    while end > range.lowerBound,
      bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t")
    {
      end -= 1
    }
    return range.lowerBound..<end
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
