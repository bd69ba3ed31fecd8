internal import LayoutDiagnostics
import LayoutText

extension Parser {
  /// Whether a property stands here rather than an element, a missing colon included.
  mutating func isProperty() -> Bool {
    if let end = pathEnd(from: 0) {
      if peek(end) == .colon || peek(end) == .equals { return true }
      if let end = hyphenatedEnd(from: 0), peek(end) == .colon { return true }
      if end > 1 { return !isHeader() }
    }
    switch peek(1) {
    case .leftBracket where holdsStatements(inBracketAt: 1): return false
    case .number, .fraction, .malformedNumber, .trueWord, .falseWord, .leftBracket, .tilde,
      .greaterOrEqual, .minus, .not, .switchWord:
      return !isHeader()
    case .dot: return !isHeader()
    case .word where isClauseWord(token(1)): return false
    case .word where isLooseProperty(1) || isLooseProperty(2): return false
    case .word:
      return !isHeader()
        && (lookahead.lastComma > cursor.position
          || token(2).kind == .leftParenthesis && !token(2).isSpaced)
    default: return false
    }
  }

  /// Whether a block or the `x` of a size follows in the statement on this line.
  ///
  /// Each leaf is looked at once: the result is kept for the line.
  mutating func isHeader() -> Bool {
    guard cursor.position >= lookahead.end else { return lookahead.hasHeader }
    var ahead = 1
    while true {
      switch peek(ahead) {
      case .newline, .semicolon, .rightBrace, .end: lookahead.hasHeader = false
      case .leftBrace, .timesWord: lookahead.hasHeader = true
      case .comma:
        lookahead.lastComma = cursor.position + ahead
        ahead += 1
        continue
      case .leftParenthesis, .leftBracket:
        ahead = max(ahead + 1, partner(of: cursor.position + ahead) - cursor.position)
        continue
      default:
        ahead += 1
        continue
      }
      lookahead.end = cursor.position + ahead
      return lookahead.hasHeader
    }
  }

  // property = ( word | string ) { "." word } ":" values
  mutating func property() {
    let start = nodeStart
    let end = pathEnd(from: 0) ?? 1
    let hasColon = peek(end) == .colon || peek(end) == .equals
    let isHyphenated = end == 1 && hyphenatedEnd(from: 0) != nil
    take()
    if isHyphenated { hyphenatedProperty() }
    while peek == .dot, peek(1).isWord, hasColon || !isLeadingDot {
      take()
      if peek.isReserved { report { .reservedWord($0.text(of: $0.here), at: $0.here.range) } }
      take()
    }
    propertyColon(since: start)
    values()
    finish(.property, since: start)
  }

  /// Whether the dot here belongs to a value rather than to the path before it, as Swift's do.
  var isLeadingDot: Bool { here.isSpaced && !token(1).isSpaced }

  /// Takes the colon of a property, or reports what stands for it.
  private mutating func propertyColon(since start: NodeStart) {
    if takes(.colon) { return }
    let name = span(since: start)
    if peek == .equals {
      report { .equalsForColon(at: $0.here.range, behind: $0.gap) }
      take()
    } else if peek == .number, let clause = clause(called: name) {
      report { .clauseInBlock($0.source[name], meant: clause, at: name) }
    } else if peek.startsValue, peek != .dot || peek(1).startsPrimary {
      report { .missingColon(after: $0.source[name].shortened, at: [$0.gap]) }
    } else {
      fail { .expected(.missingPart, "`:` and a value", found: $0.found, at: $0.gap) }
    }
  }

  private func clause(called name: TextRange) -> ClauseWord? {
    ClauseWord(rawValue: source[name]) ?? ClauseWord.meant(by: source[name])
  }

  // values = value { "," lines value }
  mutating func values() {
    guard peek == .leftParenthesis, let separator = bracketedCross(), peek(separator) == .comma
    else { return plainValues() }
    let close = partner(of: cursor.position)
    let signs = [here.range, cursor.leaves[close].token.range]
    report { _ in .bracketedValues(at: signs) }
    leaf(.skipped)
    plainValues()
    let start = nodeStart
    while cursor.position <= close { take() }
    finish(.skipped, since: start)
    isLost = false
  }

  private mutating func plainValues() {
    var missingCommas: [TextRange] = []
    current.labelColons = []
    repeat {
      if hasLabelColon {
        let (sign, next) = (token(1), token(2))
        let isBetweenSpaces = sign.isSpaced && next.offset == sign.end + 1
        current.labelColons.append(
          Edit(
            replace: sign.offset..<(isBetweenSpaces ? next.offset : sign.end),
            with: sign.isSpaced || next.isSpaced ? "" : " "))
      }
      let before = cursor.position
      value()
      if !isLost, cursor.position == before { fail { $0.missingValue } }
      if isLost {
        skip { $0 != .comma }
        if peek == .comma { isLost = false }
      }
    } while continuesValues(&missingCommas)
    let colons = current.labelColons
    if let first = colons.first {
      report {
        let sign = $0.source[first.range.lowerBound..<(first.range.lowerBound + 1)]
        return .labelColon(sign, at: colons, lackingCommas: missingCommas)
      }
    } else if !missingCommas.isEmpty {
      report { _ in .missingComma(at: missingCommas) }
    }
    current.labelColons = []
  }

  /// Steps over the comma between two values; returns whether another value follows.
  private mutating func continuesValues(_ missingCommas: inout [TextRange]) -> Bool {
    if peek == .comma {
      let comma = here.range
      takeJoining()
      if hasLabelColon, !here.leadsLine { return true }
      if here.kind.startsValue, !startsStatement, !startsElement() { return true }
      let isOneLine = startsStatement && !here.leadsLine
      report { _ in .strayComma(at: comma, meant: isOneLine ? ";" : "") }
      current.closedEnd = cursor.position
    } else if !isLost, peek.startsValue, !startsStatement || hasLabelColon {
      guard peek == .word, isHeader() else {
        if cursor.unknownBefore == nil { missingCommas.append(gap) }
        return true
      }
      report { .missingBreak(before: $0.text(of: $0.here).shortened, at: $0.here.range) }
      current.closedEnd = cursor.position
    }
    return false
  }

  /// Whether a label stands here with a colon behind it, as Swift has them: behind the property's
  /// own colon, or where the values before have one, too.
  private var hasLabelColon: Bool {
    guard peek == .word, peek(1) == .colon || peek(1) == .equals, peek(2).startsValue else {
      return false
    }
    return previous?.kind == .colon || !current.labelColons.isEmpty
  }

  // value = [ label ] ( at_least | size | expression )
  mutating func value() {
    let start = nodeStart
    if isHyphenatedLabel {
      hyphenatedName(.skipped)
    } else if isLabel || hasLabelColon {
      if peek == .string { report { $0.stringLabel } }
      take()
      if peek == .colon || peek == .equals { leaf(.skipped) }
    }
    if peek == .greaterOrEqual {
      atLeast()
    } else {
      measure()
      if !isLost, isRatio { ratio(since: start) }
    }
    finish(.value, since: start)
  }

  /// Reads a size or an expression.
  private mutating func measure() {
    let start = nodeStart
    expression()
    guard !isLost, peek == .timesWord else { return }
    switch builder.nodes.last?.kind {
    case .unary: reportNegative(since: start)
    case .binary, .ternary: reportCalculation(since: start)
    default: break
    }
    sizeEnd(since: start)
  }

  // at_least = ">=" primary
  mutating func atLeast() {
    let start = nodeStart
    nested { parser in
      parser.take()
      parser.primary()
    }
    finish(.atLeast, since: start)
    guard !isLost, peek.precedence > 0 || peek == .question || peek == .timesWord else { return }
    fail { .looseAtLeast(at: $0.here.range) }
  }

  /// Whether the next word is a label: an expression begins behind it on the same line.
  ///
  /// So is a string with a number behind it, which cannot be one.
  var isLabel: Bool {
    let next = token(1)
    if next.leadsLine { return false }
    if peek == .string { return next.kind == .number || next.kind == .leftBracket }
    guard peek == .word else { return false }
    switch next.kind {
    case .number, .fraction, .malformedNumber, .string, .word, .trueWord, .falseWord,
      .switchWord, .leftBracket, .tilde:
      return true
    case .leftParenthesis: return next.isSpaced
    case .dot: return next.isSpaced && !token(2).isSpaced && token(2).kind.isWord
    case .minus, .not, .greaterOrEqual:
      return next.isSpaced && !token(2).isSpaced && token(2).kind != .end
    default: return false
    }
  }
}
