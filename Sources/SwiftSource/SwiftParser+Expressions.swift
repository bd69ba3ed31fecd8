internal import LayoutText

extension SwiftParser {
  /// The expression at the cursor; what is none is passed up to the end of the statement.
  mutating func expression() -> SwiftExpression {
    let start = start
    // The nesting is counted without leaving the condition around it.
    let stops = stopsAtBrace
    let result = nested { parser in
      parser.stopsAtBrace = stops
      return parser.sequence()
    }
    if let result { return result }
    skipToListEnd()
    return SwiftExpression(.unread, at: range(from: start))
  }

  /// The expression in brackets, where a `{` begins a closure again.
  mutating func enclosedExpression() -> SwiftExpression {
    let stops = stopsAtBrace
    stopsAtBrace = false
    defer { stopsAtBrace = stops }
    return expression()
  }

  /// Passes to the comma or bracket that ends an element, or to the end of the statement.
  private mutating func skipToListEnd() {
    while !isAtEnd {
      switch current.kind {
      case .comma, .semicolon, .colon, .rightParenthesis, .rightBracket, .rightBrace: return
      case .leftBrace, .leftParenthesis, .leftBracket: skipBrackets()
      default: take()
      }
      if leadsLine { return }
    }
  }

  /// Operands and operators, folded by their precedences.
  private mutating func sequence() -> SwiftExpression {
    var folding = OperatorFolding(operand())
    while let step = infix() {
      switch step {
      case .operation(let sign):
        folding.append(sign, operand())
      case .cast(let cast, let type, let end):
        folding.append(cast, type, end: end)
      case .question:
        let middle = enclosedExpression()
        guard take(.colon) else {
          skipToListEnd()
          return SwiftExpression(.unread, at: folding.start..<max(folding.start, end))
        }
        folding.append(middle: middle, operand())
      }
      if folding.isTooLong {
        skipToListEnd()
        return SwiftExpression(.unread, at: folding.start..<max(folding.start, end))
      }
    }
    return folding.result()
  }

  private enum Infix {
    case operation(String)
    case cast(SwiftCast, SwiftType, end: Int)
    case question
  }

  /// The operator between two operands at the cursor, which is passed.
  private mutating func infix() -> Infix? {
    if at(.word) { return cast() }
    guard at(.operatorSign) else { return nil }
    let sign = sign
    if sign == "?" {
      guard current.traits.contains(.isFreeBefore) else { return nil }
      take()
      return .question
    }
    if sign == "=" ? !isInPattern : current.isInfix && sign != "->" {
      take()
      return .operation(sign)
    }
    return nil
  }

  private mutating func cast() -> Infix? {
    attempt { parser in
      let cast: SwiftCast
      if parser.take("is") {
        cast = .checks
      } else if parser.take("as") {
        cast = parser.takeByte("?") ? .triesTo : parser.takeByte("!") ? .forces : .converts
      } else {
        return nil
      }
      return parser.type().map { .cast(cast, $0, end: parser.end) }
    }
  }

  /// An operand with the operators in front of it and behind it.
  private mutating func operand() -> SwiftExpression {
    let start = start
    // What these words say of an expression moves no frame.
    while at("try") || at("await") || at("unsafe") || at("consume") || at("copy"),
      next.kind != .comma, next.kind != .rightParenthesis, next.kind != .dot
    {
      if at("unsafe") || at("consume") || at("copy"), next.kind != .word || next.leadsLine {
        break
      }
      take()
      if takeByte("?") {
        let value = nested { [stopsAtBrace] parser in
          parser.stopsAtBrace = stopsAtBrace
          return parser.operand()
        }
        guard let value else { return SwiftExpression(.unread, at: range(from: start)) }
        return SwiftExpression(.tried(value), at: range(from: start))
      }
      _ = takeByte("!")
    }
    if at(.operatorSign), !isAtSign("=") {
      let sign = sign
      take()
      guard !isAtEnd, !at(.rightParenthesis), !at(.comma), !at(.rightBracket) else {
        // An operator alone is a function: `reduce(0, +)`.
        return SwiftExpression(.name(sign, generics: nil), at: range(from: start))
      }
      let value = nested { [stopsAtBrace] parser in
        parser.stopsAtBrace = stopsAtBrace
        return parser.operand()
      }
      guard let value else { return SwiftExpression(.unread, at: range(from: start)) }
      return SwiftExpression(.prefix(sign, value), at: range(from: start))
    }
    return postfix(of: primary())
  }

  /// `base` with all that follows it: members, calls, subscripts, `?`, `!`.
  private mutating func postfix(of base: SwiftExpression) -> SwiftExpression {
    var base = base
    let start = base.range.lowerBound
    var count = 0
    while let form = suffix(of: base) {
      base = SwiftExpression(form, at: range(from: start))
      count += 1
      if count > Self.longestChain {
        skipToListEnd()
        return SwiftExpression(.unread, at: range(from: start))
      }
    }
    return base
  }

  /// As many members and calls may follow one another: a bound for the stack of those who walk them.
  private static var longestChain: Int { 500 }

  /// The labels of a function that is named and not called, as in `index(of:)`.
  private mutating func compoundName() -> String? {
    attempt { parser in
      parser.take()
      var labels = ""
      while parser.at(.word), parser.next.kind == .colon {
        labels += (parser.takeName() ?? "") + ":"
        parser.take()
      }
      return !labels.isEmpty && parser.take(.rightParenthesis) ? "(" + labels + ")" : nil
    }
  }

  private mutating func suffix(of base: SwiftExpression) -> SwiftExpression.Form? {
    if at(.leftParenthesis), next.kind == .word, let form = compound(base) { return form }
    let isTight = !leadsLine && (taken(behind: base) || !current.traits.contains(.isFreeBefore))
    switch current.kind {
    case .dot: return member(of: base)
    // Spaces may stand in front of both, on the same line.
    case .leftParenthesis where !leadsLine: return .call(base, callArguments())
    case .leftBracket where !leadsLine:
      take()
      let arguments = arguments()
      _ = take(.rightBracket)
      return .subscripted(base, arguments)
    case .leftBrace where !stopsAtBrace && base.isCallable && !isAtObservers:
      return .call(base, trailingClosures())
    case .operatorSign where isTight:
      if sign.first == "?" {
        _ = takeByte("?")
        return .optionalChain(base)
      }
      if sign.first == "!", sign.dropFirst().first != "=" {
        _ = takeByte("!")
        return .forced(base)
      }
      if !current.isInfix, !current.isPrefix, sign == "..." {
        take()
        return .postfix(base, "...")
      }
      return nil
    default: return nil
    }
  }

  private mutating func compound(_ base: SwiftExpression) -> SwiftExpression.Form? {
    switch base.form {
    case .name(let name, let generics):
      compoundName().map { .name(name + $0, generics: generics) }
    case .member(let owner, let name, let nameRange):
      compoundName().map { .member(owner, name + $0, nameRange: nameRange) }
    default: nil
    }
  }

  /// Whether the cursor stands in an operator whose first bytes belong to `base`.
  private func taken(behind base: SwiftExpression) -> Bool { start == base.range.upperBound }

  private mutating func member(of base: SwiftExpression) -> SwiftExpression.Form? {
    attempt { parser in
      parser.take()
      let start = parser.start
      if parser.at(.integer) {
        let name = parser.text(parser.take())
        return .member(base, name, nameRange: parser.range(from: start))
      }
      // The lexer reads `0.1` of `pair.0.1` as one number.
      if parser.at(.floatingPoint), let form = parser.twoElements(of: base) { return form }
      // `Cell.self` is the type; without backticks it is never a member.
      if parser.take("self") { return base.form }
      guard let name = parser.takeName() else { return nil }
      let range = parser.range(from: start)
      let isTight = !parser.leadsLine && !parser.current.traits.contains(.isFreeBefore)
      if parser.sign.first == "<", isTight { _ = parser.takeGenerics() }
      return .member(base, name, nameRange: range)
    }
  }

  /// An element of a tuple that is an element of `base`.
  private mutating func twoElements(of base: SwiftExpression) -> SwiftExpression.Form? {
    let start = start
    let numbers = takeText().split(separator: ".").map(String.init)
    guard numbers.count == 2, numbers.allSatisfy({ Int($0) != nil }) else { return nil }
    let middle = start + numbers[0].utf8.count
    let outer = SwiftExpression(
      .member(base, numbers[0], nameRange: start..<middle), at: base.range.lowerBound..<middle)
    return .member(outer, numbers[1], nameRange: middle + 1..<end)
  }

  /// The arguments of a call, from its `(` on, with the closures behind it.
  mutating func callArguments() -> [SwiftArgument] {
    take()
    var all = arguments()
    _ = take(.rightParenthesis)
    if at(.leftBrace), !stopsAtBrace, !isAtObservers { all += trailingClosures() }
    return all
  }

  /// Whether the `{` at the cursor begins the observers of a variable, not a closure.
  private var isAtObservers: Bool {
    var inside = self
    inside.take()
    while inside.take(.at) { inside.take() }
    guard inside.take("willSet") || inside.take("didSet") else { return false }
    return inside.at(.leftBrace) || inside.at(.leftParenthesis)
  }

  /// Closures behind a call: the first without a label, the others with one.
  mutating func trailingClosures() -> [SwiftArgument] {
    var closures = [SwiftArgument(label: nil, value: closure(), isTrailing: true)]
    while at(.word), next.kind == .colon {
      let found = attempt { parser -> SwiftArgument? in
        guard let label = parser.takeName(), parser.take(.colon), parser.at(.leftBrace) else {
          return nil
        }
        return SwiftArgument(label: label, value: parser.closure(), isTrailing: true)
      }
      guard let found else { break }
      closures.append(found)
    }
    return closures
  }

  /// Arguments up to the bracket that closes them, which stays.
  mutating func arguments() -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    takeList { parser in
      var label: String?
      if parser.at(.word) || parser.at(.quotedWord), parser.next.kind == .colon {
        label = parser.takeName()
        parser.take()
      }
      arguments.append(
        SwiftArgument(label: label == "_" ? nil : label, value: parser.enclosedExpression()))
    }
    return arguments
  }
}

extension SwiftExpression {
  /// Whether a closure may follow it as the argument of a call.
  fileprivate var isCallable: Bool {
    switch form {
    case .name, .member, .implicitMember, .call, .subscripted, .optionalChain, .forced: true
    default: false
    }
  }
}
