import LayoutText

extension Parser {
  /// Reads the head of a loop in parentheses, as C and JavaScript have it.
  mutating func bracketedLoop() {
    let opener = here
    let close = partner(of: cursor.position)
    if close > 0, peek(1).isWord, token(2).kind == .inWord {
      leaf(.skipped)
      turns()
      guard !isLost, cursor.position == close else { return fail { $0.unexpected("`)`") } }
      report { .bracketedLoop(at: opener.range, [opener.range, $0.here.range]) }
      return leaf(.skipped)
    }
    let start = nodeStart
    while cursor.position <= close { take() }
    finish(.skipped, since: start)
    let isPair = peek == .inWord
    report {
      isPair ? .severalTurnNames(at: $0.span(since: start)) : .foreignLoop("for", at: opener.range)
    }
    if isPair {
      take()
      sequence()
    }
    isLost = close < 0
  }

  /// Whether a range stands here in parentheses.
  var isBracketedRange: Bool {
    mutating get {
      guard peek == .leftParenthesis, partner(of: cursor.position) > cursor.position else {
        return false
      }
      return cursor.leaves[(cursor.position + 1)..<partner(of: cursor.position)].contains {
        $0.token.kind == .halfOpenRange || $0.token.kind == .closedRange
      }
    }
  }

  /// Reads a range in parentheses, the range with `body`.
  mutating func bracketedRange(_ body: (inout Parser) -> Void) {
    let opener = here
    let close = partner(of: cursor.position)
    leaf(.skipped)
    body(&self)
    guard !isLost, cursor.position == close else { return fail { $0.unexpected("`)`") } }
    report { .bracketedLoop(at: opener.range, [opener.range, $0.here.range]) }
    leaf(.skipped)
  }

  /// Takes what other languages write for the `in` of a loop.
  mutating func takesForeignIn() -> Bool {
    guard !isLost, peek == .word, peek(1).startsValue, text(of: here) == "of" else { return false }
    report { .foreignWord("of", called: "in", at: $0.here.range, isFixed: true) }
    leaf(.skipped)
    return true
  }

  /// Takes the sign of a range, or what other languages write for it.
  mutating func takesRangeSign() -> Bool {
    if isLost { return false }
    if takes(.halfOpenRange) || takes(.closedRange) { return true }
    guard peek == .dot, peek(1) == .dot, !token(1).isSpaced else { return false }
    let start = nodeStart
    take()
    take()
    let isClosed = peek == .equals && !here.isSpaced
    if isClosed { take() }
    report { .foreignRange(at: $0.span(since: start), isClosed ? "..." : nil) }
    finish(.skipped, since: start)
    return true
  }

  /// Takes a colon before the range of a parameter.
  mutating func takesColonForIn() -> Bool {
    guard !isLost, peek == .colon else { return false }
    var ahead = 1
    while true {
      switch peek(ahead) {
      case .halfOpenRange, .closedRange:
        let hole = gap.upperBound..<here.end
        report { .colonForIn(at: $0.here.range, hole: hole) }
        leaf(.skipped)
        return true
      case .newline, .semicolon, .equals, .leftBrace, .rightBrace, .end: return false
      default: ahead += 1
      }
    }
  }

  /// Reports a range where a parameter has its value, which begins behind `sign`.
  mutating func rangeForValue(behind sign: Token) {
    guard !isLost, peek == .halfOpenRange || peek == .closedRange else { return }
    let lower = cursor.source[sign.end..<gap.upperBound].trimmed
    let start = nodeStart
    take()
    silently { if $0.peek.startsValue { $0.expression() } }
    let end = gap.upperBound
    let edits = [
      Edit(replace: sign.range, with: "in"), Edit(replace: end..<end, with: " = " + lower),
    ]
    report {
      .rangeForValue($0.source[sign.end..<end].trimmed, lower, at: $0.span(since: start), edits)
    }
    finish(.skipped, since: start)
  }
}

extension String {
  /// The text without blanks around it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
