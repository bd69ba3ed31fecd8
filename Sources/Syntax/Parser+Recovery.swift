import LayoutDiagnostics
import LayoutText

extension Parser {
  /// Steps over what cannot be read, to the end of the line or of the block, or to a token that
  /// is not `wanted`.
  mutating func skip(while wanted: (Token.Kind) -> Bool) {
    let start = nodeStart
    loop: while wanted(peek) {
      switch peek {
      case .newline, .semicolon, .leftBrace, .rightBrace, .end: break loop
      default: take()
      }
    }
    finish(.skipped, since: start)
  }

  /// Steps over a block that is nested too deep.
  mutating func skipBlock() {
    refuseDepth()
    isLost = false
    skipBraces()
  }

  /// Steps over braces and all that is in them.
  mutating func skipBraces() {
    let start = nodeStart
    let end = closingLeaf(of: cursor.position)
    repeat { take() } while cursor.position <= end && here.kind != .end
    finish(.skipped, since: start)
    current.closedEnd = cursor.position
  }

  /// The leaf that closes the brace at `opener`, or the last.
  func closingLeaf(of opener: Int) -> Int {
    var (leaf, open) = (opener, 0)
    while leaf < cursor.leaves.count - 1 {
      if cursor.leaves[leaf].token.kind == .leftBrace { open += 1 }
      if cursor.leaves[leaf].token.kind == .rightBrace { open -= 1 }
      if open == 0 { break }
      leaf += 1
    }
    return leaf
  }

  /// The blanks that the line of `token` begins with.
  func margin(of token: Token) -> String {
    let line = cursor.source.line(at: cursor.source.lineIndex(of: token.offset))
    let space = cursor.source.bytes(in: line).prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return String(decoding: space, as: UTF8.self)
  }

  /// Whether a block of lines stands here in other brackets than braces.
  var isBlockInBrackets: Bool {
    mutating get {
      (here.kind == .leftParenthesis || here.kind == .leftBracket) && holdsLines(inBracketAt: 0)
    }
  }

  /// Whether what stands in the bracket so many tokens `ahead`, which is closed, begins on the next line.
  private mutating func holdsLines(inBracketAt ahead: Int) -> Bool {
    let opener = cursor.position + ahead
    return token(ahead + 1).leadsLine && partner(of: opener) > opener
  }

  /// Whether the bracket so many tokens `ahead` holds lines that are no expression: they begin with a word
  /// and what may stand behind one in a header or a property.
  mutating func holdsStatements(inBracketAt ahead: Int) -> Bool {
    guard holdsLines(inBracketAt: ahead), token(ahead + 1).kind == .word else { return false }
    switch token(ahead + 2).kind {
    case .word, .string, .number, .fraction, .tilde, .leftBrace, .colon: return true
    default: return false
    }
  }

  /// The diagnostic for a block in other brackets than braces.
  private func wrongOpener(of closer: Token) -> Diagnostic {
    unexpected("`{`").helping(
      "write `{`, and `}` at its end",
      fix: Fix(
        .safe, [Edit(replace: here.range, with: "{"), Edit(replace: closer.range, with: "}")])
    )
  }

  /// Reports the bracket here, and steps over all that it holds.
  mutating func blockInBrackets() {
    let closer = partner(of: cursor.position)
    fail { $0.wrongOpener(of: $0.cursor.leaves[closer].token) }
    let start = nodeStart
    while cursor.position <= closer { take() }
    finish(.skipped, since: start)
  }

  /// Takes the bracket that closes the one at `opener`, or finds it behind what cannot be read.
  mutating func close(_ kind: Token.Kind, opener: Int) {
    cursor.openBrackets -= 1
    if !isLost, here.kind == kind { return take() }
    let partner = partner(of: opener)
    if partner >= cursor.position {
      fail { $0.unexpected(kind == .rightBracket ? "`,` or `]`" : "`,` or `)`") }
      let start = nodeStart
      while cursor.position < partner { take() }
      finish(.skipped, since: start)
      take()
      isLost = false
    } else {
      let bracket = cursor.leaves[opener].token
      fail { .unclosedBracket($0.text(of: bracket), at: bracket.range, missing: $0.gap) }
    }
  }

  /// Reports that the brace at `opener` was never closed.
  mutating func reportUnclosed(_ opener: Int) {
    let brace = cursor.leaves[opener].token
    let closer = cursor.position
    braces.countUnclosed()
    guard recovery.silence == 0 else { return }
    let before = previous ?? brace
    let line = cursor.source.lineIndex(of: before.end)
    let isBeside = cursor.source.lineIndex(of: brace.offset) == line
    let end = isBeside ? before.end : max(before.end, cursor.source.line(at: line).upperBound)
    let text =
      isBeside ? " }" : cursor.source.lineBreak + margin(of: brace) + "}"
    var diagnostic = Diagnostic.unclosedBrace(at: brace.range, line: line + 1)
    if here.kind == .rightBrace, let partner = braces.partner(of: closer) {
      let offset = cursor.leaves[partner.leaf].token.offset
      diagnostic = diagnostic.pointing(
        at: here.range, "lines up with line \(cursor.source.lineIndex(of: offset) + 1)")
    }
    // The missing brace is reported even where something else was.
    let wasLost = isLost
    isLost = false
    // Behind a string without its end the brace would be part of the string.
    let isString = previous.map(isUnterminated) ?? false
    report { _ in
      diagnostic.helping(
        "add `}` after line \(line + 1)", fix: isString ? nil : .inserting(text, at: end))
    }
    isLost = wasLost
  }

  /// Whether `token` is a string without its closing quote.
  private func isUnterminated(_ token: Token) -> Bool {
    guard token.kind == .string else { return false }
    let bytes = cursor.source.bytes(in: token.range)
    guard bytes.first == UInt8(ascii: "\"") else { return false }
    let slashes = bytes.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return bytes.count < 2 || bytes.last != UInt8(ascii: "\"") || slashes % 2 == 1
  }

  /// The diagnostic for the next token where `expected` was.
  func unexpected(_ expected: String) -> Diagnostic {
    if here.traits.contains(.stuck), peek == .timesWord { return gluedSize }
    return .expected(.unexpectedText, expected, found: found, at: surprise)
  }

  /// The diagnostic for the next token where a value was expected.
  var missingValue: Diagnostic {
    if here.traits.contains(.stuck), peek == .timesWord { return gluedSize }
    let place = previous.map { " after `\(text(of: $0).shortened)`" } ?? ""
    return .expected(.missingValue, "a value" + place, found: found, at: gap)
  }

  /// The same behind a `~`.
  var missingEstimate: Diagnostic {
    missingValue.helping("write `~44`: 44 points until the content is measured")
  }

  /// The diagnostic for a string before a value; one that could be a word has lost nothing but
  /// its quotes.
  var stringLabel: Diagnostic {
    let inner = cursor.source[here.offset + 1..<max(here.offset + 1, here.end - 1)]
    let lexed = LayoutSyntax.tokens(of: SourceText(inner)).tokens
    let isWord = lexed.count == 2 && lexed[0].kind == .word
    return .stringLabel(inner.shortened, at: here.range, word: isWord ? inner : nil)
  }

  /// The diagnostic for a brace below the header that it belongs to.
  var braceOnNextLine: Diagnostic {
    let (gap, brace) = (gap, here.range)
    let isBlank = cursor.source.bytes(in: gap.upperBound..<brace.lowerBound).allSatisfy {
      $0 <= 0x20
    }
    let edits =
      isBlank
      ? [Edit(replace: gap.upperBound..<brace.upperBound, with: " {")]
      : [Edit(replace: gap, with: " {"), Edit(replace: brace, with: "")]
    return .braceOnNextLine(at: brace, fix: Fix(.safe, edits))
  }

  /// Does `body` without reporting anything.
  mutating func silently(_ body: (inout Parser) -> Void) {
    recovery.silence += 1
    body(&self)
    recovery.silence -= 1
  }

  /// Whether a statement stands here that cannot be part of the one before it.
  var startsStatement: Bool {
    switch peek {
    case .letWord, .paramWord, .defineWord, .useWord, .ifWord, .forWord, .importWord: true
    case .word, .string: pathEnd(from: 0).map { peek($0) == .colon } ?? false
    default: false
    }
  }

  /// Whether an element stands at the beginning of this line, even after a comma.
  ///
  /// A word and a size (`item 1w x 1h`) are none: that is a value with its label, too.
  mutating func startsElement() -> Bool {
    guard here.leadsLine, here.kind == .word else { return false }
    switch peek(1) {
    case .leftBrace: return true
    case .word, .string:
      guard peek(2) == .leftBrace || peek(2).startsPrimary else { return false }
      return hasBlock() || hasCross(from: 1)
    default: return hasBlock()
    }
  }

  /// Whether a block follows on this line that is not that of a `switch`.
  mutating func hasBlock() -> Bool {
    var ahead = 1
    while true {
      switch peek(ahead) {
      case .leftBrace: return true
      case .newline, .semicolon, .rightBrace, .end, .comma, .switchWord, .colon: return false
      case .leftParenthesis, .leftBracket:
        ahead = max(ahead + 1, partner(of: cursor.position + ahead) - cursor.position)
      default: ahead += 1
      }
    }
  }

  /// Behind which token ahead the dotted words end that start `ahead`, or `nil` without a word.
  func pathEnd(from ahead: Int) -> Int? {
    guard token(ahead).kind == .word || token(ahead).kind == .string else { return nil }
    var end = ahead + 1
    while peek(end) == .dot, peek(end + 1).isWord { end += 2 }
    return end
  }
}
