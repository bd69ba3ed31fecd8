extension SwiftLexer {
  /// Passes a string literal behind its `pounds` number signs: its cursor is at the first quote.
  ///
  /// An interpolation is passed with all brackets and strings in it. A literal without an end is
  /// unknown up to the end of its line; one of several lines up to the end of the file.
  mutating func skipString(pounds: Int) -> SwiftToken.Kind {
    let isMultiline = at("\"\"\"")
    advance(isMultiline ? 3 : 1)
    while let next = byte(0) {
      switch next {
      case UInt8(ascii: "\"") where endsString(pounds, isMultiline):
        advance((isMultiline ? 3 : 1) + pounds)
        return .string
      case UInt8(ascii: "\\") where isEscape(pounds):
        advance(1 + pounds)
        if byte(0) == UInt8(ascii: "(") { skipInterpolation() } else { advance() }
      case _ where next.isLineEnd && !isMultiline: return .unknown
      default: advance()
      }
    }
    return .unknown
  }

  private func endsString(_ pounds: Int, _ isMultiline: Bool) -> Bool {
    if isMultiline, !at("\"\"\"") { return false }
    let quotes = isMultiline ? 3 : 1
    return (0..<pounds).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }

  private func isEscape(_ pounds: Int) -> Bool {
    (0..<pounds).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
  }

  /// Passes an interpolation from its `(` to the `)` that closes it.
  ///
  /// Strings in it are passed as a whole; those nested deeper than a reader would follow end it.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      guard let next = byte(0) else { return }
      switch next {
      case UInt8(ascii: "("):
        depth += 1
        advance()
      case UInt8(ascii: ")"):
        depth -= 1
        advance()
      case UInt8(ascii: "\""):
        nesting += 1
        defer { nesting -= 1 }
        if nesting > Self.deepestInterpolation { return advance() }
        _ = skipString(pounds: 0)
      default: advance()
      }
    } while depth > 0
  }

  /// How many strings may stand inside one another's interpolations.
  private static let deepestInterpolation = 64

  /// Passes `/…/` and says whether there is one here; else the cursor stays.
  ///
  /// - Source: Swift's rule for bare regular expressions: one line, no space behind the first slash.
  mutating func skipRegex() -> Bool {
    guard let first = byte(1), !first.isBlank, first != UInt8(ascii: "/"),
      first != UInt8(ascii: "*")
    else { return false }
    var (length, isInClass) = (1, false)
    while let next = byte(length), !next.isLineEnd {
      switch next {
      case UInt8(ascii: "\\"): length += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        advance(length + 1)
        return true
      default: break
      }
      length += 1
    }
    return false
  }

  /// Passes `#/…/#`, which may have several lines.
  mutating func skipExtendedRegex(pounds: Int) -> SwiftToken.Kind {
    advance(pounds + 1)
    while let next = byte(0) {
      if next == UInt8(ascii: "\\") {
        advance(2)
      } else if next == UInt8(ascii: "/"),
        (0..<pounds).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") })
      {
        advance(pounds + 1)
        return .regex
      } else {
        advance()
      }
    }
    return .unknown
  }
}
