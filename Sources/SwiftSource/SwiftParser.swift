internal import LayoutText

/// A cursor over tokens of Swift that builds nodes.
struct SwiftParser {
  let source: SourceText
  private let tokens: ArraySlice<SwiftToken>
  private var index: Int
  /// How many bytes of the operator at the cursor have been taken.
  private var taken = 0
  /// How many expressions and blocks are around the cursor.
  private(set) var depth: Int
  /// Whether a `{` begins a body and no closure, as in the condition of an `if`.
  var stopsAtBrace = false
  /// Whether a pattern is read, which ends at `=`.
  var isInPattern = false

  /// Beyond as many levels syntax is not read: a bound for the stack.
  static let deepest = 100

  init(_ tokens: ArraySlice<SwiftToken>, of source: SourceText, depth: Int) {
    (self.tokens, self.source, self.depth) = (tokens, source, depth)
    index = tokens.startIndex
  }

  /// The token at the cursor; behind the last one `.end`.
  var current: SwiftToken { token(at: index) }
  var next: SwiftToken { token(at: index + 1) }
  var previous: SwiftToken { index > tokens.startIndex ? tokens[index - 1] : token(at: index) }

  private func token(at index: Int) -> SwiftToken {
    if index < tokens.endIndex { return tokens[index] }
    let end = tokens.last?.bytes.upperBound ?? 0
    return SwiftToken(.end, end..<end, [.leadsLine, .isFreeBefore, .isFreeBehind])
  }

  var isAtEnd: Bool { current.kind == .end }

  /// The text of a token, what has been taken of it left out.
  func text(_ token: SwiftToken) -> String {
    String(decoding: source.bytes[token.bytes], as: UTF8.self)
  }

  /// The rest of the operator at the cursor; empty where there is none.
  var sign: String {
    guard current.kind == .operatorSign else { return "" }
    return String(decoding: source.bytes[current.bytes.dropFirst(taken)], as: UTF8.self)
  }

  /// Whether the unquoted word at the cursor is `word`.
  func at(_ word: StaticString) -> Bool { isWord(current, word) }

  func isWord(_ token: SwiftToken, _ word: StaticString) -> Bool {
    guard token.kind == .word, token.bytes.count == word.utf8CodeUnitCount else { return false }
    return source.bytes[token.bytes].elementsEqual(
      UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  func at(_ kind: SwiftToken.Kind) -> Bool { current.kind == kind }
  func isAtSign(_ sign: String) -> Bool { self.sign == sign }

  /// Where the token at the cursor starts.
  var start: Int { current.bytes.lowerBound + taken + source.base }
  /// Where the token before the cursor ends.
  var end: Int {
    if taken > 0 { return start }
    guard index > tokens.startIndex else { return start }
    return token(at: index - 1).bytes.upperBound + source.base
  }

  /// The text from `start` to the cursor; empty where nothing has been taken since.
  func range(from start: Int) -> TextRange { start..<max(start, end) }

  /// Whether the token at the cursor begins a statement by its line.
  var leadsLine: Bool { taken == 0 && current.leadsLine }

  /// Passes the token at the cursor; never the last.
  @discardableResult
  mutating func take() -> SwiftToken {
    let token = current
    if token.kind != .end { (index, taken) = (index + 1, 0) }
    return token
  }

  mutating func take(_ kind: SwiftToken.Kind) -> Bool {
    guard at(kind) else { return false }
    take()
    return true
  }

  mutating func take(_ word: StaticString) -> Bool {
    guard at(word) else { return false }
    take()
    return true
  }

  mutating func takeSign(_ sign: String) -> Bool {
    guard isAtSign(sign) else { return false }
    take()
    return true
  }

  /// Passes the first byte of the operator at the cursor, if it is `byte`.
  mutating func takeByte(_ byte: Unicode.Scalar) -> Bool {
    guard at(.operatorSign), source.bytes[current.bytes.lowerBound + taken] == UInt8(ascii: byte)
    else { return false }
    taken += 1
    if taken == current.bytes.count { (index, taken) = (index + 1, 0) }
    return true
  }

  /// The text of the token at the cursor, which is passed.
  mutating func takeText() -> String {
    let token = take()
    return text(token)
  }

  /// A name at the cursor, backticks left out.
  mutating func takeName() -> String? {
    switch current.kind {
    case .word, .dollarWord: return takeText()
    case .quotedWord: return String(takeText().dropFirst().dropLast())
    default: return nil
    }
  }

  /// What `read` finds; where it says that there is nothing, the cursor is where it was.
  mutating func attempt<Result>(_ read: (inout SwiftParser) -> Result?) -> Result? {
    let before = self
    if let result = read(&self) { return result }
    self = before
    return nil
  }

  /// What `read` finds one level deeper; `nil` beyond the deepest level.
  mutating func nested<Result>(_ read: (inout SwiftParser) -> Result) -> Result? {
    guard depth < Self.deepest else { return nil }
    let outer = stopsAtBrace
    depth += 1
    stopsAtBrace = false
    defer { (depth, stopsAtBrace) = (depth - 1, outer) }
    return read(&self)
  }

  /// Passes what stands in brackets, the brackets included, and returns it; the cursor is at the
  /// opening one.
  @discardableResult
  mutating func skipBrackets() -> ArraySlice<SwiftToken> {
    let first = index
    var level = 0
    repeat {
      switch current.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: level += 1
      case .rightBrace, .rightParenthesis, .rightBracket: level -= 1
      default: break
      }
      take()
    } while level > 0 && !isAtEnd
    return tokens[first..<index]
  }

  /// Passes the rest of a statement: to the line that begins the next, or to the bracket around it.
  mutating func skipStatement() {
    while !isAtEnd {
      switch current.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: skipBrackets()
      case .rightBrace, .rightParenthesis, .rightBracket, .semicolon: return
      default: take()
      }
      if leadsLine, !continuesLine { return }
    }
  }

  /// Whether the line that begins at the cursor goes on with the statement before it.
  private var continuesLine: Bool {
    switch current.kind {
    case .dot, .comma, .colon, .leftBrace: true
    case .operatorSign: current.isInfix
    default: false
    }
  }

  /// The block at the cursor, whose statements are read on demand; an empty one where there is none.
  mutating func block() -> SwiftBlock {
    let start = start
    guard at(.leftBrace) else {
      return SwiftBlock(tokens[index..<index], of: source, at: start..<start, depth: depth + 1)
    }
    let all = skipBrackets()
    let isClosed = all.count > 1 && all.last?.kind == .rightBrace
    let inside = isClosed ? all.dropFirst().dropLast() : all.dropFirst()
    return SwiftBlock(inside, of: source, at: range(from: start), depth: depth + 1)
  }

  /// What has been passed between this cursor and `later`, as a block.
  func slice(to later: SwiftParser) -> SwiftBlock {
    let range = start..<max(start, later.end)
    return SwiftBlock(tokens[index..<later.index], of: source, at: range, depth: depth + 1)
  }

  /// What is left, as a block that is said to stand at `range`.
  func rest(at range: TextRange) -> SwiftBlock {
    SwiftBlock(tokens[index...], of: source, at: range, depth: depth + 1)
  }
}
