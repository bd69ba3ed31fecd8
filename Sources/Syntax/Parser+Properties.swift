import LayoutText

extension Parser {
  /// Whether a property stands here rather than an element, a missing colon included.
  mutating func isProperty() -> Bool {
    if let end = pathEnd(from: 0) {
      if peek(end) == .colon || peek(end) == .equals { return true }
      if end > 1 { return !isHeader() }
    }
    switch peek(1) {
    case .number, .fraction, .malformedNumber, .trueWord, .falseWord, .leftBracket, .tilde,
      .greaterOrEqual, .minus, .not, .switchWord:
      return !isHeader()
    case .dot: return !isHeader()
    case .word where isClauseWord(token(1)): return false
    case .word:
      return !isHeader()
        && (lastComma > position || token(2).kind == .leftParenthesis && !token(2).isSpaced)
    default: return false
    }
  }

  /// Whether a block or the `x` of a size follows in the statement on this line.
  ///
  /// Each leaf is looked at once, however often it is asked.
  mutating func isHeader() -> Bool {
    guard position >= lineEnd else { return hasHeader }
    var ahead = 1
    while true {
      switch peek(ahead) {
      case .newline, .semicolon, .rightBrace, .end: hasHeader = false
      case .leftBrace, .timesWord: hasHeader = true
      case .comma:
        lastComma = position + ahead
        ahead += 1
        continue
      case .leftParenthesis, .leftBracket:
        ahead = max(ahead + 1, partners[position + ahead] - position)
        continue
      default:
        ahead += 1
        continue
      }
      lineEnd = position + ahead
      return hasHeader
    }
  }

  // property = ( word | string ) { "." word } ":" values
  mutating func property() {
    let start = mark
    let end = pathEnd(from: 0) ?? 1
    let hasColon = peek(end) == .colon || peek(end) == .equals
    take()
    while peek == .dot, peek(1).isWord, hasColon || !isLeadingDot {
      take()
      if peek.isReserved { report { .reservedWord($0.text(of: $0.here), at: $0.here.range) } }
      take()
    }
    propertyColon(since: start)
    values()
    finish(.property, since: start)
  }

  /// Whether the dot here belongs to a value rather than to the path before it.
  private var isLeadingDot: Bool { here.isSpaced && !token(1).isSpaced }

  /// Takes the colon of a property, or says what stands for it.
  private mutating func propertyColon(since start: Mark) {
    if takes(.colon) { return }
    if peek == .equals {
      report { .equalsForColon(at: $0.here.range, behind: $0.gap) }
      take()
    } else if peek.startsValue, peek != .dot || peek(1).startsPrimary {
      report { .missingColon(after: $0.source[$0.span(since: start)].shortened, at: $0.gap) }
    } else {
      fail { .expected(.part, "`:` and a value", found: $0.found, at: $0.gap) }
    }
  }

  // values = value { "," lines value }
  mutating func values() {
    var missingCommas: [TextRange] = []
    while true {
      value()
      if isLost {
        skip { $0 != .comma }
        if peek == .comma { isLost = false }
      }
      if peek == .comma {
        let comma = here.range
        takeJoining()
        if here.kind.startsValue, !startsStatement { continue }
        report { _ in .strayComma(at: comma) }
        closedEnd = position
      } else if !isLost, peek.startsValue, !startsStatement {
        guard peek == .word, isHeader() else {
          missingCommas.append(gap)
          continue
        }
        report { .missingBreak(before: $0.text(of: $0.here).shortened, at: $0.here.range) }
        closedEnd = position
      }
      break
    }
    if !missingCommas.isEmpty { report { _ in .missingComma(at: missingCommas) } }
  }

  // value = [ label ] ( at_least | size | expression )
  mutating func value() {
    let start = mark
    if isLabel { take() }
    if peek == .greaterOrEqual {
      atLeast()
    } else {
      measure()
    }
    finish(.value, since: start)
  }

  /// Reads a size or an expression.
  private mutating func measure() {
    let start = mark
    expression()
    guard !isLost, peek == .timesWord else { return }
    switch nodes.last?.kind {
    case .unary, .binary, .ternary: report { .sizeOfSum(at: $0.here.range) }
    default: break
    }
    sizeEnd(since: start)
  }

  // at_least = ">=" primary
  mutating func atLeast() {
    let start = mark
    nested { parser in
      parser.take()
      parser.primary()
    }
    finish(.atLeast, since: start)
    guard !isLost, peek.precedence > 0 || peek == .question || peek == .timesWord else { return }
    fail { .looseAtLeast(at: $0.here.range) }
  }

  /// Whether the next word is a label: an expression begins behind it on the same line.
  var isLabel: Bool {
    guard peek == .word else { return false }
    let next = token(1)
    if next.leadsLine { return false }
    switch next.kind {
    case .number, .fraction, .malformedNumber, .string, .word, .trueWord, .falseWord,
      .switchWord, .leftBracket, .tilde:
      return true
    case .leftParenthesis: return next.isSpaced
    case .minus, .not, .greaterOrEqual:
      return next.isSpaced && !token(2).isSpaced && token(2).kind != .end
    default: return false
    }
  }
}
