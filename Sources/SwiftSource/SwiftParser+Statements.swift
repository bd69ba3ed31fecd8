internal import LayoutText

extension SwiftParser {
  /// All statements up to the end.
  mutating func statements() -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    while !isAtEnd {
      let before = start
      if !take(.semicolon) { statements.append(statement()) }
      if start == before { take() }
    }
    return statements
  }

  private mutating func statement() -> SwiftStatement {
    let start = start
    // A label of a loop.
    if at(.word), next.kind == .colon, let labelled = attempt({ $0.labelledStatement() }) {
      return labelled
    }
    if let form = controlFlow() {
      return SwiftStatement(form, at: range(from: start))
    }
    if let declaration = declaration() {
      return SwiftStatement(.declaration(declaration), at: range(from: start))
    }
    let expression = expression()
    if case .unread = expression.form { skipStatement() }
    let isRead = isAtEndOfStatement
    if !isRead { skipStatement() }
    return SwiftStatement(isRead ? .expression(expression) : .unread, at: range(from: start))
  }

  private mutating func labelledStatement() -> SwiftStatement? {
    let start = start
    guard let label = takeName(), take(.colon) else { return nil }
    let inner = self.start
    guard let form = controlFlow() else { return nil }
    let statement = SwiftStatement(form, at: range(from: inner))
    return SwiftStatement(.labelled(label, statement), at: range(from: start))
  }

  /// Whether nothing is left on the line of a statement.
  private var isAtEndOfStatement: Bool {
    isAtEnd || leadsLine || at(.semicolon) || at(.rightBrace)
  }

  private mutating func controlFlow() -> SwiftStatement.Form? {
    guard at(.word) else { return nil }
    // A word in front of `.`, `=` or `(` may be a name.
    if take("return") { return .returned(valueBehind()) }
    if take("throw") { return .thrown(expression()) }
    if at("if") {
      let conditional = conditional()
      return .conditional(conditional)
    }
    if at("switch") { return .switched(switched()) }
    if take("guard") { return guarded() }
    if take("for") { return forLoop() }
    if take("while") {
      let conditions = conditions()
      return .whileLoop(conditions, block())
    }
    if at("repeat"), next.kind == .leftBrace {
      take()
      let body = block()
      _ = take("while")
      return .repeatLoop(body, until: expression())
    }
    if at("do"), next.kind == .leftBrace || isWord(next, "throws") { return handled() }
    if at("defer"), next.kind == .leftBrace {
      take()
      return .deferred(block())
    }
    return jump()
  }

  private mutating func jump() -> SwiftStatement.Form? {
    if take("break") { return .broken(labelBehind()) }
    if take("continue") { return .continued(labelBehind()) }
    return take("fallthrough") ? .fellThrough : nil
  }

  private mutating func labelBehind() -> String? {
    (at(.word) || at(.quotedWord)) && !leadsLine ? takeName() : nil
  }

  /// The value behind `return`, on its line or the next.
  private mutating func valueBehind() -> SwiftExpression? {
    if isAtEnd || at(.rightBrace) || at(.semicolon) || leadsLine && startsStatement { return nil }
    return expression()
  }

  /// Whether no expression stands here but another statement, or the next case of a `switch`.
  private var startsStatement: Bool {
    if at("case") || at("default") { return true }
    var parser = self
    return parser.controlFlow() != nil || parser.declaration() != nil
  }

  private mutating func guarded() -> SwiftStatement.Form {
    let conditions = conditions()
    _ = take("else")
    return .guarded(conditions, otherwise: block())
  }

  private mutating func handled() -> SwiftStatement.Form {
    take()
    if take("throws"), at(.leftParenthesis) { skipBrackets() }
    let body = block()
    var handlers: [SwiftHandler] = []
    while take("catch") {
      // A name alone stands for every error.
      let isNamed = take("let") || take("var")
      if isNamed { take() }
      let isConditional = !at(.leftBrace)
      while !isAtEnd, !at(.leftBrace) { take() }
      handlers.append(SwiftHandler(body: block(), isConditional: isConditional))
    }
    return .block(body, handlers: handlers)
  }

  private mutating func forLoop() -> SwiftStatement.Form {
    while take("try") || take("await") {}
    let pattern = bindingPattern()
    if take(.colon) { _ = skipType() }
    _ = take("in")
    let sequence = headExpression()
    let condition = take("where") ? headExpression() : nil
    return .forLoop(
      SwiftForLoop(pattern: pattern, sequence: sequence, condition: condition, body: block()))
  }

  /// An expression in the head of a statement, which its `{` ends.
  private mutating func headExpression() -> SwiftExpression {
    let stops = stopsAtBrace
    stopsAtBrace = true
    defer { stopsAtBrace = stops }
    return expression()
  }

  /// `if … { } else …`, from its word on.
  mutating func conditional() -> SwiftIf {
    take()
    let conditions = conditions()
    let body = block()
    guard take("else") else { return SwiftIf(conditions: conditions, body: body, otherwise: nil) }
    return SwiftIf(conditions: conditions, body: body, otherwise: at("if") ? elseIf() : block())
  }

  /// An `if` behind `else`, as a block with that statement alone.
  private mutating func elseIf() -> SwiftBlock {
    let before = self
    let start = start
    _ = nested { $0.conditional() }
    if self.start == start { take() }
    return before.slice(to: self)
  }

  private mutating func conditions() -> [SwiftCondition] {
    let stops = stopsAtBrace
    stopsAtBrace = true
    defer { stopsAtBrace = stops }
    var conditions: [SwiftCondition] = []
    repeat {
      if isAtEnd || at(.leftBrace) { break }
      conditions.append(condition())
    } while take(.comma)
    // What is left before the body is not read.
    if !at(.leftBrace), !at("else") {
      let start = start
      while !isAtEnd, !at(.leftBrace), !at("else"), !at(.rightBrace) {
        if at(.leftParenthesis) || at(.leftBracket) { skipBrackets() } else { take() }
      }
      conditions.append(.expression(SwiftExpression(.unread, at: range(from: start))))
    }
    return conditions
  }

  private mutating func condition() -> SwiftCondition {
    if take("case") {
      let pattern = pattern()
      if take(.colon) { _ = skipType() }
      _ = takeSign("=")
      return .matching(pattern, expression())
    }
    if at("let") || at("var"), next.kind != .dot {
      take()
      let pattern = bindingPattern()
      if take(.colon) { _ = skipType() }
      return .binding(pattern, takeSign("=") ? expression() : nil)
    }
    return .expression(expression())
  }

  /// `switch … { }`, from its word on.
  mutating func switched() -> SwiftSwitch {
    take()
    let subject = headExpression()
    let whole = block()
    var inside = SwiftParser(whole.tokensInside, of: source, depth: depth + 1)
    return SwiftSwitch(subject: subject, cases: inside.cases())
  }

  private mutating func cases() -> [SwiftCase] {
    var cases: [SwiftCase] = []
    while !isAtEnd {
      let start = start
      if at(.at) {
        // `@unknown default`.
        take()
        take()
      }
      let isDefault = at("default")
      guard take("case") || take("default") else {
        skipStatement()
        if self.start == start { take() }
        continue
      }
      var patterns: [SwiftCasePattern] = []
      if !isDefault {
        repeat {
          let pattern = pattern()
          patterns.append(
            SwiftCasePattern(pattern: pattern, condition: take("where") ? expression() : nil))
        } while take(.comma)
      }
      while !isAtEnd, !at(.colon) { take() }
      _ = take(.colon)
      let body = bodyOfCase()
      cases.append(
        SwiftCase(
          range: range(from: start), patterns: patterns, isDefault: isDefault, body: body))
    }
    return cases
  }

  /// Whether a `case` at the cursor begins a condition.
  private var isInCondition: Bool {
    previous.kind == .comma || isWord(previous, "if") || isWord(previous, "guard")
      || isWord(previous, "while") || isWord(previous, "for")
  }

  /// The statements up to the next case.
  private mutating func bodyOfCase() -> SwiftBlock {
    let before = self
    while !isAtEnd {
      if (at("case") && !isInCondition) || (at("default") && next.kind == .colon) { break }
      if at(.at), isWord(next, "unknown") { break }
      if at(.leftBrace) || at(.leftParenthesis) || at(.leftBracket) {
        skipBrackets()
      } else {
        take()
      }
    }
    return before.slice(to: self)
  }
}
