import LayoutText

extension Parser {
  /// Steps over what cannot be read, to the end of the line or of the block, or to a token that
  /// is not `wanted`.
  mutating func skip(while wanted: (Token.Kind) -> Bool) {
    let start = mark
    loop: while wanted(peek) {
      switch peek {
      case .newline, .semicolon, .leftBrace, .rightBrace, .end: break loop
      default: take()
      }
    }
    finish(.skipped, since: start)
  }

  /// Steps over a block and all that is in it.
  mutating func skipBlock() {
    refuseDepth()
    isLost = false
    let start = mark
    var open = 0
    repeat {
      if here.kind == .leftBrace { open += 1 }
      if here.kind == .rightBrace { open -= 1 }
      take()
    } while open > 0 && here.kind != .end
    finish(.skipped, since: start)
    closedEnd = position
  }

  /// Takes the bracket that closes the one at `opener`, or finds it behind what cannot be read.
  mutating func close(_ kind: Token.Kind, opener: Int) {
    openBrackets -= 1
    if !isLost, here.kind == kind { return take() }
    let partner = partners[opener]
    if partner >= position {
      fail { $0.unexpected(kind == .rightBracket ? "`,` or `]`" : "`,` or `)`") }
      let start = mark
      while position < partner { take() }
      finish(.skipped, since: start)
      take()
      isLost = false
    } else {
      let bracket = leaves[opener].token
      fail { .unclosedBracket($0.text(of: bracket), at: bracket.range, missing: $0.gap) }
    }
  }

  /// Reports that the brace at `opener` was never closed.
  mutating func reportUnclosed(_ opener: Int) {
    let brace = leaves[opener].token
    let closer = position
    braces.countUnclosed()
    guard silence == 0 else { return }
    let before = previous ?? brace
    let line = source.lineIndex(of: before.end)
    let isBeside = source.lineIndex(of: brace.offset) == line
    let lead = source.line(at: source.lineIndex(of: brace.offset))
    let space = source.bytes(in: lead).prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    let end = isBeside ? before.end : max(before.end, source.line(at: line).upperBound)
    let text = isBeside ? " }" : "\n" + String(decoding: space, as: UTF8.self) + "}"
    var diagnostic = Diagnostic.unclosedBrace(at: brace.range, line: line + 1)
    if here.kind == .rightBrace, let partner = braces.partner(of: closer) {
      let offset = leaves[partner.leaf].token.offset
      diagnostic = diagnostic.pointing(
        at: here.range, "lines up with line \(source.lineIndex(of: offset) + 1)")
    }
    // Reported whatever else was: the brace is missing all the same.
    let wasLost = isLost
    isLost = false
    report { _ in
      diagnostic.helping("add `}` after line \(line + 1)", fix: .inserting(text, at: end))
    }
    isLost = wasLost
  }

  /// The diagnostic for the next token where `expected` was.
  func unexpected(_ expected: String) -> Diagnostic {
    if here.traits.contains(.stuck), peek == .timesWord { return gluedSize }
    return .expected(.text, expected, found: found, at: surprise)
  }

  /// The diagnostic for the next token where a value was expected.
  var missingValue: Diagnostic {
    if here.traits.contains(.stuck), peek == .timesWord { return gluedSize }
    let place = previous.map { " after `\(text(of: $0).shortened)`" } ?? ""
    return .expected(.value, "a value" + place, found: found, at: gap)
  }

  /// The diagnostic for a brace below the header that it belongs to.
  var braceOnNextLine: Diagnostic {
    let (gap, brace) = (gap, here.range)
    let isBlank = source.bytes(in: gap.upperBound..<brace.lowerBound).allSatisfy { $0 <= 0x20 }
    let edits =
      isBlank
      ? [Edit(replace: gap.upperBound..<brace.upperBound, with: " {")]
      : [Edit(replace: gap, with: " {"), Edit(replace: brace, with: "")]
    return .braceOnNextLine(at: brace, fix: Fix(.safe, edits))
  }

  /// The diagnostic for a size whose next token is an `x` that something is stuck to.
  var gluedSize: Diagnostic {
    let left = previous ?? here
    let right = token(1)
    let isWhole = !right.leadsLine && right.kind != .end
    let range = left.offset..<(isWhole ? right.end : here.end)
    let hole = left.end..<(isWhole ? right.offset : here.end)
    return .gluedSize(source[range].shortened, at: range, edit: Edit(replace: hole, with: " x "))
  }

  /// Does `body` without reporting anything.
  mutating func silently(_ body: (inout Parser) -> Void) {
    silence += 1
    body(&self)
    silence -= 1
  }

  /// Whether a statement stands here that cannot be part of the one before it.
  var startsStatement: Bool {
    switch peek {
    case .letWord, .paramWord, .defineWord, .useWord, .ifWord, .forWord, .importWord: true
    case .word, .string: pathEnd(from: 0).map { peek($0) == .colon } ?? false
    default: false
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
