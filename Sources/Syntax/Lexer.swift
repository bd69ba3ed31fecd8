package import LayoutDiagnostics
package import LayoutText

/// The tokens of `source`, which tile it exactly, and what is wrong inside of them.
///
/// Any bytes will do: those that mean nothing are `.unknown`.
///
/// - Complexity: O(*n*) in the number of bytes.
package func tokens(of source: SourceText) -> (tokens: [Token], diagnostics: [Diagnostic]) {
  let lexed = source.bytes.withUnsafeBufferPointer { bytes in
    var lexer = Lexer(bytes, base: source.base)
    lexer.run()
    return (tokens: lexer.tokens, suspects: lexer.suspects)
  }
  return (lexed.tokens, faults(of: lexed.suspects, among: lexed.tokens, in: source))
}

/// Cuts bytes into tokens, one switch a token.
struct Lexer {
  /// A token to look at twice, and why.
  enum Suspicion {
    case unknown, hashComment, curlyQuotes, unterminatedString, unterminatedComment, escapes
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the first byte.
  private let base: Int
  private var position = 0
  private var traits: Token.Traits = [.spaced, .leadsLine]
  private(set) var tokens: [Token] = []
  /// The places of the suspects among the tokens, in order.
  private(set) var suspects: [(place: Int, why: Suspicion)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int = 0) {
    (self.bytes, self.base) = (bytes, base)
    tokens.reserveCapacity(bytes.count / 3 + 16)
  }

  /// Cuts everything.
  mutating func run() {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      // Nothing of UTF-16 is read.
      position = bytes.count
      tokens.append(Token(.unknown, from: base, to: base &+ position, traits: traits))
    }
    while position < bytes.count {
      let start = position
      let kind = kind(startingWith: bytes[start])
      if kind.isTrivia {
        tokens.append(Token(kind, from: base &+ start, to: base &+ position))
        traits.insert(kind == .newline ? [.spaced, .leadsLine] : .spaced)
      } else {
        tokens.append(Token(kind, from: base &+ start, to: base &+ position, traits: traits))
        traits = []
      }
    }
    let end = base &+ position
    tokens.append(Token(.end, from: end, to: end, traits: traits))
  }

  /// Consumes one token that starts with `first` and returns its kind.
  private mutating func kind(startingWith first: UInt8) -> Token.Kind {
    let start = position
    position += 1
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      while peek() == UInt8(ascii: " ") || peek() == UInt8(ascii: "\t") { position += 1 }
      return .space
    case UInt8(ascii: "\n"): return .newline
    case UInt8(ascii: "\r"):
      _ = takes(UInt8(ascii: "\n"))
      return .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      takeWord()
      return reservedKind(of: start..<position) ?? .word
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      takeWord()
      return .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "/"): return slash()
    case UInt8(ascii: "{"): return .leftBrace
    case UInt8(ascii: "}"): return .rightBrace
    case UInt8(ascii: "("): return .leftParenthesis
    case UInt8(ascii: ")"): return .rightParenthesis
    case UInt8(ascii: "["): return .leftBracket
    case UInt8(ascii: "]"): return .rightBracket
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: "~"): return .tilde
    case UInt8(ascii: "+"): return .plus
    case UInt8(ascii: "-"): return .minus
    case UInt8(ascii: "*"): return .star
    case UInt8(ascii: "%"): return .percent
    default: return sign(startingWith: first)
    }
  }

  /// Consumes a sign that may have more than one byte, or bytes that mean nothing.
  private mutating func sign(startingWith first: UInt8) -> Token.Kind {
    switch first {
    case UInt8(ascii: "?"): return takes(UInt8(ascii: "?")) ? .coalesce : .question
    case UInt8(ascii: "="): return takes(UInt8(ascii: "=")) ? .equal : .equals
    case UInt8(ascii: "!"): return takes(UInt8(ascii: "=")) ? .notEqual : .not
    case UInt8(ascii: "<"): return takes(UInt8(ascii: "=")) ? .lessOrEqual : .less
    case UInt8(ascii: ">"): return takes(UInt8(ascii: "=")) ? .greaterOrEqual : .greater
    case UInt8(ascii: "&") where takes(UInt8(ascii: "&")): return .and
    case UInt8(ascii: "|") where takes(UInt8(ascii: "|")): return .or
    case UInt8(ascii: "."):
      guard peek() == UInt8(ascii: ".") else { return .dot }
      let second = peek(1)
      guard second == UInt8(ascii: ".") || second == UInt8(ascii: "<") else { return .dot }
      position += 2
      return second == UInt8(ascii: "<") ? .halfOpenRange : .closedRange
    case 0xEF where position == 1 && peek() == 0xBB && peek(1) == 0xBF:
      position += 2
      return .byteOrderMark
    case 0xE2 where takesCurlyString(): return .string
    case UInt8(ascii: "#") where traits.contains(.leadsLine):
      if startsMacro {
        takeWord()
        suspects.append((tokens.count, .hashComment))
        return .word
      }
      while position < bytes.count, !bytes[position].endsLine { position += 1 }
      // Blanks at a line's end belong to the line, so that removing them leaves the token unchanged.
      while bytes[position - 1].isBlank { position -= 1 }
      suspects.append((tokens.count, .hashComment))
      return .unknown
    default:
      while position < bytes.count, bytes[position].meansNothing { position += 1 }
      suspects.append((tokens.count, .unknown))
      return .unknown
    }
  }

  /// Whether a macro of Swift follows that has a block, and no comment.
  private var startsMacro: Bool {
    Token.macros.contains { name in
      let end = position + name.utf8.count
      return end <= bytes.count && (end == bytes.count || !bytes[end].continuesWord)
        && bytes[position..<end].elementsEqual(name.utf8)
    }
  }

  /// Consumes what starts with a slash: an operator or a comment.
  private mutating func slash() -> Token.Kind {
    if takes(UInt8(ascii: "*")) {
      while position < bytes.count {
        position += 1
        if bytes[position - 1] == UInt8(ascii: "*"), takes(UInt8(ascii: "/")) {
          return .blockComment
        }
      }
      suspects.append((tokens.count, .unterminatedComment))
      return .blockComment
    }
    guard takes(UInt8(ascii: "/")) else { return .slash }
    let isDocumentation = peek() == UInt8(ascii: "/") && peek(1) != UInt8(ascii: "/")
    while position < bytes.count, !bytes[position].endsLine { position += 1 }
    return isDocumentation ? .docComment : .lineComment
  }

  /// Consumes the rest of a string, to its quote or to the line's end.
  private mutating func string() -> Token.Kind {
    let start = position
    var hasEscapes = false
    while position < bytes.count, !bytes[position].endsLine {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        if hasEscapes { suspects.append((tokens.count, .escapes)) }
        return .string
      }
      guard byte == UInt8(ascii: "\\") else { continue }
      hasEscapes = true
      if position < bytes.count, !bytes[position].endsLine { position += 1 }
    }
    leaveBlock(from: start)
    suspects.append((tokens.count, .unterminatedString))
    return .string
  }

  /// Gives back the braces at the end of a line that a string without its end has run over: those
  /// of a block are likelier there than braces in a name.
  private mutating func leaveBlock(from start: Int) {
    let end = withoutBlanks(position, from: start)
    guard end > start else { return }
    if bytes[end - 1] == UInt8(ascii: "{") {
      position = withoutBlanks(end - 1, from: start)
    } else if bytes[end - 1] == UInt8(ascii: "}") {
      let opener = (start..<end).first {
        bytes[$0] == UInt8(ascii: "{") && $0 > start && bytes[$0 - 1].isBlank
      }
      position = opener.map { withoutBlanks($0, from: start) } ?? beforeClosers(end, from: start)
    }
  }

  /// Where the text that ends at `end` has its last byte that is no blank.
  private func withoutBlanks(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return end
  }

  /// The end of a text without as many `}` as blocks are open on its line.
  private func beforeClosers(_ end: Int, from start: Int) -> Int {
    var (end, left) = (end, openOnLine)
    while left > 0, end > start, bytes[end - 1] == UInt8(ascii: "}") {
      end = withoutBlanks(end - 1, from: start)
      left -= 1
    }
    return end
  }

  /// How many braces were opened on this line and not closed.
  private var openOnLine: Int {
    var count = 0
    for token in tokens.reversed() {
      if token.kind == .newline { break }
      if token.kind == .leftBrace { count += 1 }
      if token.kind == .rightBrace { count -= 1 }
    }
    return max(0, count)
  }

  /// Consumes a string in curly quotes, whose first byte was consumed, if it ends on its line.
  private mutating func takesCurlyString() -> Bool {
    guard peek() == 0x80, peek(1) == 0x9C || peek(1) == 0x9D || peek(1) == 0x9E else {
      return false
    }
    var place = position + 2
    while place < bytes.count, !bytes[place].endsLine, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == 0xE2, place + 2 < bytes.count, bytes[place + 1] == 0x80,
        bytes[place + 2] == 0x9C || bytes[place + 2] == 0x9D
      {
        position = place + 3
        suspects.append((tokens.count, .curlyQuotes))
        return true
      }
      place += 1
    }
    return false
  }

  /// Consumes the rest of a number: the longest that is one, or all that is stuck to it.
  private mutating func number() -> Token.Kind {
    takeDecimal()
    if takesUnit() { return .fraction }
    if peek() == UInt8(ascii: "/"), peek(1).isDigit {
      let before = position
      position += 1
      takeDecimal()
      if takesUnit() { return .fraction }
      if !isGluedSize { position = before }
    }
    if peek() == UInt8(ascii: "p"), peek(1) == UInt8(ascii: "t"), !isStuck(2) { position += 2 }
    guard isStuck(0) else { return .number }
    while isStuck(0) { position += 1 }
    return .malformedNumber
  }

  /// Whether a unit and an `x` follow, as behind the `2/3` of `2/3wx1h`.
  private var isGluedSize: Bool {
    (peek() == UInt8(ascii: "w") || peek() == UInt8(ascii: "h")) && peek(1) == UInt8(ascii: "x")
  }

  /// Consumes digits, and a dot with digits behind it.
  private mutating func takeDecimal() {
    while peek().isDigit { position += 1 }
    guard peek() == UInt8(ascii: "."), peek(1).isDigit else { return }
    position += 1
    while peek().isDigit { position += 1 }
  }

  /// Consumes a `w` or `h` that nothing is stuck to; returns whether there was one.
  private mutating func takesUnit() -> Bool {
    guard peek() == UInt8(ascii: "w") || peek() == UInt8(ascii: "h"), !isStuck(1) else {
      return false
    }
    position += 1
    return true
  }

  /// Whether the byte `ahead` belongs to the number before it without being part of one.
  private func isStuck(_ ahead: Int) -> Bool {
    switch peek(ahead) {
    case UInt8(ascii: "."): peek(ahead + 1) != UInt8(ascii: ".")
    case UInt8(ascii: "%"):
      !peek(ahead + 1).continuesWord && peek(ahead + 1) != UInt8(ascii: "(")
    case let byte: byte.continuesWord
    }
  }

  private mutating func takeWord() {
    while position < bytes.count, bytes[position].continuesWord { position += 1 }
  }

  /// What the word in `range` is if it is reserved.
  private func reservedKind(of range: Range<Int>) -> Token.Kind? {
    switch (bytes[range.lowerBound], range.count) {
    case (UInt8(ascii: "l"), 3): reads(.letWord, in: range)
    case (UInt8(ascii: "p"), 5): reads(.paramWord, in: range)
    case (UInt8(ascii: "d"), 6): reads(.defineWord, in: range)
    case (UInt8(ascii: "d"), 7): reads(.defaultWord, in: range)
    case (UInt8(ascii: "u"), 3): reads(.useWord, in: range)
    case (UInt8(ascii: "i"), 2):
      reads(.ifWord, in: range) ?? reads(.inWord, in: range)
    case (UInt8(ascii: "i"), 6): reads(.importWord, in: range)
    case (UInt8(ascii: "e"), 4): reads(.elseWord, in: range)
    case (UInt8(ascii: "f"), 3): reads(.forWord, in: range)
    case (UInt8(ascii: "f"), 5): reads(.falseWord, in: range)
    case (UInt8(ascii: "s"), 6): reads(.switchWord, in: range)
    case (UInt8(ascii: "c"), 4): reads(.caseWord, in: range)
    case (UInt8(ascii: "t"), 4): reads(.trueWord, in: range)
    case (UInt8(ascii: "x"), 1): .timesWord
    default: nil
    }
  }

  /// The reserved word that `kind` stands for, if it is what stands in `range`.
  private func reads(_ kind: Token.Kind, in range: Range<Int>) -> Token.Kind? {
    let word = kind.reservedWord
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return bytes[range].elementsEqual(letters) ? kind : nil
  }

  /// The byte `ahead` of the position, or 0 behind the last one.
  private func peek(_ ahead: Int = 0) -> UInt8 {
    let place = position &+ ahead
    return place < bytes.count ? bytes[place] : 0
  }

  /// Consumes the next byte if it is `byte`.
  private mutating func takes(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }
}

extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  var continuesWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
  var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  /// Whether it is a blank that stands within a line.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether no token but `.unknown` can hold the byte, independent of its neighbours.
  var meansNothing: Bool {
    switch self {
    case 0x80...: true
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "'"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), 0x7F:
      true
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
    default: self < UInt8(ascii: " ")
    }
  }
}
