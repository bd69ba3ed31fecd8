import LayoutText

extension Parser {
  // primary = number | fraction | string | boolean | name | call | list | estimated
  //         | parenthesis | switch_expression
  mutating func primary() {
    guard !isLost else { return }
    switch peek {
    case .number, .fraction: number()
    case .malformedNumber: malformedNumber()
    case .string: leaf(.string)
    case .trueWord, .falseWord: boolean()
    case .word: call()
    case .leftBracket: list()
    case .tilde: estimated()
    case .leftParenthesis: parenthesis()
    case .switchWord: nested { $0.switchExpression() }
    case .ifWord: nested { $0.ifExpression() }
    case .dot: bareDot()
    case .greaterOrEqual:
      let isArgument =
        cursor.leaves[current.start].token.kind == .useWord && cursor.openBrackets == 1
      report {
        isArgument ? .atLeastArgument(at: $0.here.range) : .misplacedAtLeast(at: $0.here.range)
      }
      let start = nodeStart
      nested { parser in
        parser.take()
        parser.primary()
      }
      finish(.atLeast, since: start)
    default:
      fail { $0.missingValue }
    }
  }

  // boolean = "true" | "false"
  mutating func boolean() { leaf(.boolean) }

  // name = word { path_dot any_word }
  mutating func name() {
    let start = nodeStart
    take()
    while !isLost, peek == .dot, !isLeadingDot, peek(1) != .dot {
      take()
      if peek.isWord {
        take()
      } else {
        fail { .missingName(after: ".", found: $0.found, at: $0.gap) }
      }
    }
    finish(.name, since: start)
  }

  // call = name glued_parenthesis arguments ")"
  //
  // A name that no parenthesis is stuck to is no call.
  private mutating func call() {
    let start = nodeStart
    name()
    guard !isLost, !here.isSpaced else { return }
    if here.kind == .leftBracket { return index(of: start) }
    guard here.kind == .leftParenthesis else { return }
    if takesSwiftCall(since: start) { return }
    arguments()
    finish(.call, since: start)
  }

  // arguments = [ argument { "," argument } ]
  //
  // With the parentheses around them.
  mutating func arguments() {
    bracketed(.rightParenthesis) { $0.argument() }
  }

  // argument = [ argument_label ":" ] expression
  mutating func argument() {
    let start = nodeStart
    if peek.isWord, peek(1) == .colon {
      take()
      take()
    } else if peek == .word, peek(1) == .equals {
      take()
      reportHabit { .equalsForColon(at: $0.here.range, behind: $0.gap) }
      take()
    }
    expression()
    if !isLost, isRatio { ratio(since: start) }
    finish(.argument, since: start)
  }

  // parameters = "(" parameter { "," parameter } ")"
  mutating func parameters() {
    if peek(1) == .rightParenthesis { return emptyParentheses() }
    bracketed(.rightParenthesis) { $0.parameter() }
  }

  // parameter = word [ "=" expression ]
  private mutating func parameter() {
    let start = nodeStart
    if peek == .word, peek(1) == .word, peek(2) == .colon { needlessWord() }
    nameOfStatement(after: text(of: previous ?? here))
    if !isLost, peek == .colon, isType(1) { typeAnnotation() }
    if !isLost, peek == .equals || peek == .colon {
      if peek == .colon { report { .colonForEquals(at: $0.here.range) } }
      take()
      expression()
    }
    finish(.parameter, since: start)
  }

  // list = "[" [ expression { "," expression } ] "]"
  mutating func list() {
    let start = nodeStart
    if takesSwiftList() { return }
    bracketed(.rightBracket) { $0.expression() }
    finish(.list, since: start)
  }

  /// Reads a bracket, what stands in it between commas, and the bracket of `kind` that closes it.
  private mutating func bracketed(
    _ kind: Token.Kind, _ item: (inout Parser) -> Void
  ) {
    let opener = cursor.position
    cursor.openBrackets += 1
    take()
    nested { parser in
      guard parser.here.kind != kind, parser.here.kind != .leftBrace else { return }
      parser.list(until: kind, of: item)
    }
    close(kind, opener: opener)
  }

  /// Reads what stands between commas, before a bracket of `kind`.
  private mutating func list(until kind: Token.Kind, of item: (inout Parser) -> Void) {
    var gaps: [TextRange] = []
    defer { if !gaps.isEmpty { report { _ in .missingComma(at: gaps) } } }
    while true {
      item(&self)
      if !isLost, peek == .word || peek.startsLiteral, !here.leadsLine, cursor.unknownBefore == nil
      {
        gaps.append(gap)
        continue
      }
      guard !isLost, peek == .comma else { return }
      let comma = here.range
      take()
      if peek == kind { return report { _ in .strayComma(at: comma) } }
    }
  }

  // estimated = "~" primary
  mutating func estimated() {
    let start = nodeStart
    nested { parser in
      parser.take()
      if parser.peek.startsPrimary || parser.peek == .minus {
        parser.length()
      } else {
        parser.fail { $0.missingEstimate }
      }
    }
    finish(.estimated, since: start)
  }

  // parenthesis = "(" expression ")" [ unit ]
  //
  // The unit follows without a space.
  mutating func parenthesis() {
    let start = nodeStart
    let opener = cursor.position
    cursor.openBrackets += 1
    take()
    nested { $0.expression() }
    close(.rightParenthesis, opener: opener)
    if !isLost, isUnit(here), !here.isSpaced { take() }
    finish(.parenthesis, since: start)
  }

  /// Reads a number or a fraction, its unit stuck to it or not.
  mutating func number() {
    let start = nodeStart
    let unit = peek == .number ? spacedUnit : 0
    guard unit > 0 else {
      leaf(peek == .fraction ? .fraction : .number)
      if builder.nodes.last?.kind == .number, peek == .word { foreignUnit() }
      return
    }
    for _ in 0..<unit { take() }
    let hole = gap.upperBound..<here.offset
    take()
    report {
      .spacedUnit($0.source[$0.span(since: start)].shortened, at: $0.span(since: start), hole: hole)
    }
    finish(.fraction, since: start)
  }

  /// Steps over a unit of another language that stands apart from its number.
  private mutating func foreignUnit() {
    let unit = text(of: here)
    guard Parser.pointUnits.contains(unit) else { return }
    let hole = gap.upperBound..<here.range.upperBound
    report { .spacedForeignUnit(unit, at: $0.here.range, hole: hole) }
    leaf(.skipped)
  }

  /// What other languages call points.
  private static let pointUnits: Set = ["px", "pt", "dp", "pts", "points"]

  /// How many tokens ahead on this line a `w` or `h` stands apart from its number, or 0.
  private var spacedUnit: Int {
    if peek(1) == .word, isUnit(token(1)) { return 1 }
    guard peek(1) == .slash, peek(2) == .number, peek(3) == .word else { return 0 }
    return isUnit(token(3)) ? 3 : 0
  }

  /// Reads a number that letters or signs are stuck to.
  private mutating func malformedNumber() {
    let text = text(of: here)
    let digits = decimalPrefix(of: text)
    let suffix = text.dropFirst(digits.count)
    switch suffix {
    case "%": return percentage(digits)
    case let unit where Parser.pointUnits.contains(String(unit)):
      report { .foreignUnit(text, meant: digits, at: $0.here.range) }
      return leaf(.number)
    case "em", "rem", "ch", "cm", "mm", "in":
      report { .foreignUnit(text, meant: nil, at: $0.here.range) }
    case "fr", "vw", "vh", "vmin", "vmax":
      report { .foreignShare(text, at: $0.here.range) }
    case "W", "H", "PT", "Pt":
      report { .capitalUnit(text, at: $0.here.range) }
    default: report { .malformedNumber(text.shortened, at: $0.here.range) }
    }
    leaf(.error)
  }

  /// Reads a percentage; only in a size is it known which side it refers to.
  private mutating func percentage(_ digits: String) {
    let unit = previous?.kind == .timesWord ? "h" : peek(1) == .timesWord ? "w" : nil
    report { .percentage(digits, of: unit, at: $0.here.range) }
    leaf(unit == nil ? .error : .fraction)
  }

  /// Reads a value with a dot before it, as in another language.
  private mutating func bareDot() {
    let start = nodeStart
    switch peek(1) {
    case .number, .fraction:
      let kind: SyntaxTree.Kind = peek(1) == .fraction ? .fraction : .number
      take()
      take()
      report { .bareDot($0.source[$0.span(since: start)].shortened, at: $0.span(since: start)) }
      finish(kind, since: start)
    case .word:
      if takesDottedCall() { return }
      reportLeadingDot()
      leaf(.skipped)
      call()
    default: fail { $0.missingValue }
    }
  }
}
