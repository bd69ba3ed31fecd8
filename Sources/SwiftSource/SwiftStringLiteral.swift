package import LayoutText

/// A string literal, which is one token.
package struct SwiftStringLiteral: Sendable {
  /// A run of text, or the expression of an interpolation.
  package enum Piece: Sendable {
    case text(String)
    case interpolation([SwiftArgument])
  }

  package let range: TextRange
  package let pieces: [Piece]

  /// The text, if nothing is interpolated in it.
  package var text: String? {
    switch pieces.count {
    case 0: return ""
    case 1: if case .text(let text) = pieces[0] { return text } else { return nil }
    default: return nil
    }
  }
}

/// Takes a string literal apart.
struct StringLiteralReader {
  private let source: SourceText
  private let depth: Int
  /// The bytes between the quotes; their indices count from the start of the file.
  private var bytes: ArraySlice<UInt8>
  private let pounds: Int
  private let isMultiline: Bool
  private var text: [UInt8] = []
  private var pieces: [SwiftStringLiteral.Piece] = []

  /// A reader of the literal that stands at `range`, counted from the start of the file.
  init(_ source: SourceText, at range: Range<Int>, depth: Int) {
    (self.source, self.depth) = (source, depth)
    let all = source.bytes[range]
    pounds = all.prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = all.dropFirst(pounds).prefix { $0 == UInt8(ascii: "\"") }.count
    isMultiline = quotes >= 3 && all.count >= 6 + 2 * pounds
    let ends = pounds + (isMultiline ? 3 : 1)
    bytes = all.dropFirst(ends).dropLast(ends)
  }

  mutating func read(at range: TextRange) -> SwiftStringLiteral {
    let indent = isMultiline ? dropFrame() : []
    var isLineStart = isMultiline
    while let next = bytes.first {
      if isLineStart, !indent.isEmpty, bytes.starts(with: indent) {
        bytes = bytes.dropFirst(indent.count)
        isLineStart = false
        continue
      }
      isLineStart = isMultiline && next == UInt8(ascii: "\n")
      if next == UInt8(ascii: "\\"), bytes.dropFirst().prefix(pounds).allSatisfy(\.isPound) {
        bytes = bytes.dropFirst(1 + pounds)
        escape(&isLineStart)
      } else {
        text.append(next)
        bytes = bytes.dropFirst()
      }
    }
    endText()
    return SwiftStringLiteral(range: range, pieces: pieces)
  }

  /// Drops the line ends beside the quotes of a literal of several lines, and returns the spaces
  /// before the closing quotes, which are no part of any line.
  private mutating func dropFrame() -> [UInt8] {
    if bytes.first == UInt8(ascii: "\r") { bytes = bytes.dropFirst() }
    if bytes.first == UInt8(ascii: "\n") { bytes = bytes.dropFirst() }
    let start = bytes.lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? bytes.startIndex
    let indent = Array(bytes[start...])
    guard indent.allSatisfy(\.isBlank) else { return [] }
    bytes = bytes[..<start]
    if bytes.last == UInt8(ascii: "\n") { bytes = bytes.dropLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    return indent
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    pieces.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  /// Reads what stands behind a backslash.
  private mutating func escape(_ isLineStart: inout Bool) {
    guard let next = bytes.popFirst() else { return }
    switch next {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "u"): text += unicodeScalar()
    case UInt8(ascii: "("): interpolate()
    case _ where next.isBlank:
      // A backslash at the end of a line joins it with the next.
      bytes = bytes.drop { $0.isBlank && !$0.isLineEnd }
      if next != UInt8(ascii: "\n"), bytes.first?.isLineEnd ?? false { bytes = bytes.dropFirst() }
      isLineStart = true
    default: text.append(next)
    }
  }

  private mutating func unicodeScalar() -> [UInt8] {
    guard bytes.first == UInt8(ascii: "{") else { return [] }
    let digits = bytes.dropFirst().prefix { $0 != UInt8(ascii: "}") }
    bytes = bytes.dropFirst(digits.count + 2)
    let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(
      Unicode.Scalar.init)
    return scalar.map { Array(String(Character($0)).utf8) } ?? []
  }

  private mutating func interpolate() {
    endText()
    let start = bytes.startIndex
    var lexer = SwiftLexer(bytes)
    let tokens = lexer.tokens()
    var level = 1
    let end = tokens.firstIndex { token in
      if token.kind == .leftParenthesis { level += 1 }
      if token.kind == .rightParenthesis { level -= 1 }
      return level == 0
    }
    let close = end.map { tokens[$0].bytes.lowerBound } ?? bytes.endIndex
    var parser = SwiftParser(
      swiftTokens(ofInterpolation: bytes[start..<close])[...], of: source, depth: depth + 1)
    pieces.append(.interpolation(parser.arguments()))
    bytes = bytes[min(close + 1, bytes.endIndex)...]
  }

  private func swiftTokens(ofInterpolation bytes: ArraySlice<UInt8>) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes)
    return lexer.tokens()
  }
}

extension UInt8 {
  fileprivate var isPound: Bool { self == UInt8(ascii: "#") }
}
