internal import LayoutDiagnostics
import LayoutText

extension Parser {
  // expression = disjunction [ "?" lines expression ":" lines expression ]
  //
  // The last expression is read in place, so that a chain is one node however long.
  mutating func expression() {
    guard !isLost else { return }
    let start = nodeStart
    disjunction()
    guard !isLost, peek == .question else { return }
    while !isLost, peek == .question {
      openTernaries += 1
      takeBeforeValue()
      nested { $0.expression() }
      openTernaries -= 1
      guard !isLost else { break }
      guard peek == .colon else {
        fail { .expected(.missingPart, "`:` and another value", found: $0.found, at: $0.gap) }
        break
      }
      takeBeforeValue()
      disjunction()
    }
    finish(.ternary, since: start)
  }

  // disjunction = conjunction { "||" lines conjunction }
  mutating func disjunction() { chain(.or) { $0.conjunction() } }

  // conjunction = comparison { "&&" lines comparison }
  mutating func conjunction() { chain(.and) { $0.comparison() } }

  // comparison = fallback { ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) lines fallback }
  mutating func comparison() {
    if isForeignNot { return foreignNot() }
    chain(.less) { $0.fallback() }
  }

  // fallback = sum { "??" lines sum }
  mutating func fallback() { chain(.coalesce) { $0.sum() } }

  // sum = product { ( "+" | "-" ) lines product }
  mutating func sum() { chain(.plus) { $0.product() } }

  // product = unary { ( "*" | "/" | "%" ) lines unary }
  mutating func product() { chain(.star) { $0.unary() } }

  /// Reads operands with operators between that bind as `sign` does, into one node.
  private mutating func chain(_ sign: Token.Kind, of operand: (inout Parser) -> Void) {
    let start = nodeStart
    operand(&self)
    guard !isLost, joins(sign) else { return }
    links(sign, of: operand, since: start)
  }

  /// Reads the operators and operands behind the first, in a frame of its own: few chains have any,
  /// and productions nest deeply.
  private mutating func links(
    _ sign: Token.Kind, of operand: (inout Parser) -> Void, since start: NodeStart
  ) {
    var isForeign = false
    while !isLost, joins(sign) {
      isForeign = takesForeignOperator() || isForeign
      operand(&self)
    }
    finish(isForeign ? .error : .binary, since: start)
  }

  /// Whether an operator stands here that binds as `sign` does.
  private func joins(_ sign: Token.Kind) -> Bool {
    if peek.precedence > 0 { return peek.precedence == sign.precedence }
    return foreignOperatorHere?.precedence == sign.precedence
  }

  // unary = ( "!" | "-" ) unary | primary
  mutating func unary() {
    guard peek == .minus || peek == .not else { return primary() }
    let start = nodeStart
    nested { parser in
      parser.take()
      parser.unary()
    }
    finish(.unary, since: start)
  }

  // range = expression | [ expression ] "..<" expression | [ expression ] "..." [ expression ]
  mutating func range() {
    let start = nodeStart
    if peek != .halfOpenRange, peek != .closedRange { expression() }
    if !isLost, peek == .dot { _ = takesRangeSign() ? expression() : () }
    if !isLost, takes(.halfOpenRange) {
      expression()
    } else if !isLost, takes(.closedRange), peek.startsValue {
      expression()
    }
    finish(.range, since: start)
  }

  // switch_expression = "switch" primary "{" { switch_case } [ default_case ] "}"
  mutating func switchExpression() {
    let start = nodeStart
    take()
    primary()
    if !isLost, here.kind == .leftBrace {
      if peek == .newline { report { $0.braceOnNextLine } }
      nested { $0.cases() }
    } else {
      fail { .missingBlock(of: "the switch", found: $0.found, at: $0.gap) }
      while here.kind == .caseWord || here.kind == .defaultWord {
        leaf(.skipped)
        skip { _ in true }
      }
    }
    finish(.switchExpression, since: start)
  }

  /// Reads the braces of a switch and what is in them.
  private mutating func cases() {
    let opener = cursor.position
    cursor.openBrackets += 1
    braces.enter(opener)
    take()
    var hasDefault = false
    while here.kind != .rightBrace, here.kind != .end, !braces.ends(before: cursor.position) {
      if here.kind == .caseWord || here.kind == .defaultWord {
        if hasDefault { report { .caseBehindDefault(at: $0.here.range) } }
        hasDefault = hasDefault || here.kind == .defaultWord
        here.kind == .caseWord ? switchCase() : defaultCase()
        while !isLost, here.kind == .semicolon || here.kind == .comma {
          reportHabit { .needless($0.text(of: $0.here), at: $0.here.range) }
          leaf(.skipped)
        }
      } else {
        fail { $0.unexpected("`case`, `default` or `}`") }
        guard skipsToCase() else { break }
      }
    }
    cursor.openBrackets -= 1
    if here.kind == .rightBrace, !braces.closesOuter(cursor.position) {
      take()
      isLost = false
    } else {
      reportUnclosed(opener)
      isLost = true
    }
    braces.leave()
  }

  /// Steps over what is no case; returns whether one or the closing brace was found behind it.
  private mutating func skipsToCase() -> Bool {
    let start = nodeStart
    defer { finish(.skipped, since: start) }
    while true {
      switch here.kind {
      case .caseWord, .defaultWord, .rightBrace:
        isLost = false
        return true
      case .end, .leftBrace: return false
      case .word where here.leadsLine && startsStatement: return false
      default: take()
      }
    }
  }

  // switch_case = "case" range { "," range } ":" expression
  private mutating func switchCase() {
    let start = nodeStart
    take()
    caseRange()
    while !isLost, takes(.comma) { caseRange() }
    caseResult()
    finish(.switchCase, since: start)
  }

  // default_case = "default" ":" expression
  private mutating func defaultCase() {
    let start = nodeStart
    take()
    caseResult()
    finish(.switchCase, since: start)
  }

  private mutating func caseResult() {
    guard !isLost else { return }
    if peek == .leftBrace || peek == .colon && peek(1) == .leftBrace { return bracedResult() }
    guard takes(.colon) else {
      return fail { .expected(.missingPart, "`:` and a value", found: $0.found, at: $0.gap) }
    }
    expression()
  }
}

extension Token.Kind {
  /// How tightly it binds as a binary operator; 0 if it is none.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
    case .coalesce: 4
    case .plus, .minus: 5
    case .star, .slash, .percent: 6
    default: 0
    }
  }

  /// Whether a primary begins with it, foreign habits included.
  var startsPrimary: Bool {
    switch self {
    case .number, .fraction, .malformedNumber, .string, .word, .trueWord, .falseWord,
      .switchWord, .leftBracket, .leftParenthesis, .tilde, .dot, .greaterOrEqual:
      true
    default: false
    }
  }

  /// Whether it is a literal of one token.
  var startsLiteral: Bool {
    switch self {
    case .number, .fraction, .malformedNumber, .string, .trueWord, .falseWord: true
    default: false
    }
  }

  /// Whether a value begins with it.
  var startsValue: Bool { startsPrimary || self == .minus || self == .not }
}
