package import LayoutText

/// The tokens of a Swift file, the last of which is `.end`.
///
/// Total: any bytes have tokens.
///
/// - Complexity: O(*n*) in the bytes of `source`.
package func swiftTokens(of source: SourceText) -> [SwiftToken] {
  var lexer = SwiftLexer(source.bytes[...])
  return lexer.tokens()
}

/// A cursor over the bytes of a file, or of a piece of it.
struct SwiftLexer {
  /// The bytes; their indices count from the start of the file.
  let bytes: ArraySlice<UInt8>
  private(set) var position: Int
  private var leadsLine = true
  private var previous = SwiftToken.Kind.end
  /// How many strings the cursor stands in, one in the interpolation of the other.
  var nesting = 0

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, position) = (bytes, bytes.startIndex) }

  mutating func tokens() -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    tokens.reserveCapacity(bytes.count / 5)
    if bytes.starts(with: byteOrderMark) { position += byteOrderMark.count }
    while true {
      let start = position
      skipTrivia()
      let isSpaced = position > start
      guard let first = byte(0) else { break }
      let tokenStart = position
      let kind = kind(startingWith: first)
      if position == tokenStart { position += 1 }
      var traits: SwiftToken.Traits = leadsLine ? .leadsLine : []
      if isSpaced || isFree(before: tokenStart) { traits.insert(.isFreeBefore) }
      if isFree(behind: position) { traits.insert(.isFreeBehind) }
      tokens.append(SwiftToken(kind, tokenStart..<position, traits))
      (leadsLine, previous) = (false, kind)
    }
    tokens.append(
      SwiftToken(.end, position..<position, [.leadsLine, .isFreeBefore, .isFreeBehind]))
    return tokens
  }

  /// The byte `distance` behind the cursor; `nil` behind the last.
  func byte(_ distance: Int) -> UInt8? {
    let index = position + distance
    return index < bytes.endIndex ? bytes[index] : nil
  }

  mutating func advance(_ count: Int = 1) { position = min(position + count, bytes.endIndex) }

  func at(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.endIndex else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  /// Passes spaces, line ends and comments, which nest.
  private mutating func skipTrivia() {
    while let next = byte(0) {
      switch next {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C: position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        leadsLine = true
        position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while let next = byte(0), !next.isLineEnd { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if at("/*") {
        depth += 1
        position += 2
      } else if at("*/") {
        depth -= 1
        position += 2
      } else if let next = byte(0) {
        if next.isLineEnd { leadsLine = true }
        position += 1
      } else {
        return
      }
    } while depth > 0
  }

  private mutating func kind(startingWith first: UInt8) -> SwiftToken.Kind {
    switch first {
    case UInt8(ascii: "{"): return single(.leftBrace)
    case UInt8(ascii: "}"): return single(.rightBrace)
    case UInt8(ascii: "("): return single(.leftParenthesis)
    case UInt8(ascii: ")"): return single(.rightParenthesis)
    case UInt8(ascii: "["): return single(.leftBracket)
    case UInt8(ascii: "]"): return single(.rightBracket)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: ":"): return single(.colon)
    case UInt8(ascii: ";"): return single(.semicolon)
    case UInt8(ascii: "@"): return single(.at)
    case UInt8(ascii: "\\"): return single(.backslash)
    case UInt8(ascii: "\""): return skipString(pounds: 0)
    case UInt8(ascii: "#"): return pound()
    case UInt8(ascii: "`"): return quotedWord()
    case UInt8(ascii: "$"): return run(.dollarWord)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case UInt8(ascii: "."): return dots()
    case UInt8(ascii: "/") where mayBeginRegex: return skipRegex() ? .regex : operatorSign()
    case _ where first.isWordByte: return run(.word)
    case _ where first.isOperatorByte: return operatorSign()
    default: return single(.unknown)
    }
  }

  private mutating func single(_ kind: SwiftToken.Kind) -> SwiftToken.Kind {
    position += 1
    return kind
  }

  private mutating func run(_ kind: SwiftToken.Kind) -> SwiftToken.Kind {
    position += 1
    while let next = byte(0), next.isPartOfWord { position += 1 }
    return kind
  }

  private mutating func quotedWord() -> SwiftToken.Kind {
    var end = 1
    while let next = byte(end), next != UInt8(ascii: "`"), !next.isLineEnd { end += 1 }
    guard byte(end) == UInt8(ascii: "`"), end > 1 else { return single(.unknown) }
    advance(end + 1)
    return .quotedWord
  }

  /// `.` alone, or an operator that begins with it, such as `...`.
  private mutating func dots() -> SwiftToken.Kind {
    guard byte(1) == UInt8(ascii: ".") else { return single(.dot) }
    while let next = byte(0), next == UInt8(ascii: ".") || next.isOperatorByte { position += 1 }
    return .operatorSign
  }

  /// Whether a line at the cursor divides the sides of a merge conflict.
  private var isConflictMarker: Bool {
    guard leadsLine, position == bytes.startIndex || bytes[position - 1].isLineEnd else {
      return false
    }
    let markers: [StaticString] = ["<<<<<<<", "=======", ">>>>>>>"]
    return markers.contains { at($0) }
      && (byte(7).map { $0 == UInt8(ascii: " ") || $0.isLineEnd } ?? true)
  }

  private mutating func operatorSign() -> SwiftToken.Kind {
    if isConflictMarker {
      skipLine()
      return .unknown
    }
    position += 1
    while let next = byte(0), next.isOperatorByte, !at("//"), !at("/*") { position += 1 }
    return .operatorSign
  }

  private mutating func number() -> SwiftToken.Kind {
    let isPrefixed =
      byte(0) == UInt8(ascii: "0") && byte(1).map { "xob".utf8.contains($0) } ?? false
    var kind = SwiftToken.Kind.integer
    position += isPrefixed ? 2 : 1
    while let next = byte(0) {
      let isExponent = !isPrefixed && (next | 0x20) == UInt8(ascii: "e")
      if next == UInt8(ascii: "."), !isPrefixed, kind == .integer, byte(1)?.isDigit ?? false {
        kind = .floatingPoint
      } else if isExponent, let sign = byte(1),
        sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
      {
        kind = .floatingPoint
        position += 1
      } else if isExponent {
        kind = .floatingPoint
      } else if !next.isWordByte, !next.isDigit {
        break
      }
      position += 1
    }
    return kind
  }

  /// `#"…"#`, `#/…/#`, or `#` with a word.
  private mutating func pound() -> SwiftToken.Kind {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch byte(pounds) {
    case UInt8(ascii: "\""):
      advance(pounds)
      return skipString(pounds: pounds)
    case UInt8(ascii: "/"): return skipExtendedRegex(pounds: pounds)
    case let next? where next.isWordByte && pounds == 1:
      position += 1
      return run(.pound)
    default: return single(.unknown)
    }
  }

  /// Whether a `/` here stands where an operand is expected.
  private var mayBeginRegex: Bool {
    switch previous {
    case .word, .quotedWord, .dollarWord, .integer, .floatingPoint, .string, .regex,
      .rightParenthesis, .rightBracket, .rightBrace:
      false
    case .comma, .colon, .semicolon, .dot, .at, .backslash, .pound, .operatorSign, .leftBrace,
      .leftParenthesis, .leftBracket, .unknown, .end:
      true
    }
  }

  private func isFree(before index: Int) -> Bool {
    guard index > bytes.startIndex else { return true }
    switch bytes[index - 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return true
    case let byte: return byte.isBlank
    }
  }

  private func isFree(behind index: Int) -> Bool {
    guard index < bytes.endIndex else { return true }
    switch bytes[index] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return true
    case UInt8(ascii: "/"):
      let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
      return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
    case let byte: return byte.isBlank
    }
  }
}

extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  var isBlank: Bool { self == UInt8(ascii: " ") || self <= 0x0D }
  /// A byte of a name: a digit, or one that a name may begin with.
  package var isPartOfWord: Bool { isWordByte || isDigit }
  /// Letters, `_` and every byte of a character beyond ASCII.
  package var isWordByte: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_") || self >= 0x80
  }
  var isOperatorByte: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
