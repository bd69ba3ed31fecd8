internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutText

/// Two operands with an operator between them.
func joined(_ left: Code, _ operation: LayoutChecking.Operation, _ right: Code) -> Code {
  let precedence = operation.precedence
  let isArithmetic = precedence >= .sum
  let own = TypingLoad(
    operators: 1, literals: isArithmetic && left.isBesideLiteral(right) ? 1 : 0)
  let sides = [left, right].limited(beside: own)
  var code = Code(
    "\(sides[0].text(inside: precedence)) \(operation.sign) "
      + sides[1].text(behind: precedence), precedence, uses: left.uses.union(right.uses))
  code.load = sides[0].load + sides[1].load + own
  let type = left.type ?? right.type
  code.type = precedence < .cast ? type.map { _ in "Bool" } : type
  return code
}

extension ExpressionWriter {
  /// Operands of one precedence.
  func chain(
    _ first: Code, _ links: [Expression.ChainLink], _ operand: (ExpressionID) -> Code
  ) -> Code {
    links.reduce(first) { left, link in
      joined(left, link.operation, operand(link.operand))
    }
  }

  /// A chain of numbers as a `CGFloat`.
  func floatChain(
    _ id: ExpressionID, _ first: ExpressionID, _ links: [Expression.ChainLink]
  ) -> Code {
    let hasRemainder = links.contains { $0.operation == .remainder }
    if hasRemainder, facts.wholeness(of: id) == .whole {
      return whole(id).wrapped { "CGFloat(\($0))" }
    }
    return links.reduce(float(first)) { left, link in
      let right = float(link.operand)
      guard link.operation == .remainder else { return joined(left, link.operation, right) }
      let sides = [left, right].limited(beside: TypingLoad(operators: 1))
      var code = Code(
        "\(sides[0].text(inside: .atom)).truncatingRemainder(dividingBy: \(sides[1].text))",
        uses: left.uses.union(right.uses))
      code.type = left.type
      return code
    }
  }

  /// `? :`, one after the other.
  func choice(
    _ choices: [Expression.Choice], _ otherwise: ExpressionID, _ value: (ExpressionID) -> Code
  ) -> Code {
    let known = choices.map { ($0, program.truth(of: $0.condition)) }.filter { $0.1 != false }
    let certain = known.firstIndex { $0.1 == true }
    let open = known[..<(certain ?? known.count)].map {
      (condition($0.0.condition), value($0.0.value))
    }
    let last = value(certain.map { known[$0].0.value } ?? otherwise)
    return Self.choice(open, last)
  }

  /// The first value whose condition holds, or else `last`.
  static func choice(_ open: [(condition: Code, value: Code)], _ last: Code) -> Code {
    open.reversed().reduce(last) { rest, one in
      let own = TypingLoad(operators: 1, forks: 1)
      let parts = [one.condition, one.value, rest].limited(beside: own)
      var code = Code(
        "\(parts[0].text(behind: .choice)) ? \(parts[1].text(behind: .choice))"
          + " : \(parts[2].text)", .choice,
        uses: one.condition.uses.union(one.value.uses).union(rest.uses))
      code.load = parts.reduce(own) { $0 + $1.load }
      code.type = (one.value.type ?? rest.type).map { rest.text == "nil" ? $0 + "?" : $0 }
      return code
    }
  }

  /// A `switch` inside of another expression.
  func match(
    _ subject: ExpressionID, _ cases: [Expression.MatchCase], _ otherwise: ExpressionID?,
    _ value: (ExpressionID) -> Code
  ) -> Code {
    let values = cases.map { (condition(subject, $0.patterns), value($0.value)) }
    let code =
      otherwise.map { Self.choice(values, value($0)) }
      ?? Self.choice(values.dropLast(), values.last?.1 ?? Code("0"))
    return code.precedence == .choice ? Code("(\(code.text))", uses: code.uses) : code
  }

  /// Whether one of `patterns` holds `subject`.
  func condition(_ subject: ExpressionID, _ patterns: [Expression.Pattern]) -> Code {
    let conditions = patterns.map { pattern -> Code in
      switch pattern {
      case .value(let id): return comparison(subject, .equal, id)
      case .range(let from, let to, let isClosed):
        let low = from.map { comparison(subject, .atLeast, $0) }
        let high = to.map { comparison(subject, isClosed ? .atMost : .less, $0) }
        guard let low, let high else { return low ?? high ?? Code("true") }
        return joined(low, .and, high)
      }
    }
    return conditions.dropFirst().reduce(conditions.first ?? Code("true")) { joined($0, .or, $1) }
  }

  /// A condition.
  func condition(_ id: ExpressionID) -> Code { typed(truth(id), "Bool") }

  private func truth(_ id: ExpressionID) -> Code {
    if let field = field(id, .boolean) { return field }
    switch program[id] {
    case .constant(.boolean(let truth)): return Code("\(truth)")
    case .binding(let binding): return reference(to: binding, or: condition)
    case .inverted(let operand):
      let code = condition(operand)
      return Code("!" + code.text(inside: .atom), .prefix, uses: code.uses)
    case .chain(let first, let links):
      guard let link = links.first else { return condition(first) }
      if link.operation == .or || link.operation == .and {
        return chain(condition(first), links, condition)
      }
      return comparison(first, link.operation, link.operand)
    case .choice(let choices, let otherwise): return choice(choices, otherwise, condition)
    case .match(let subject, let cases, let otherwise):
      return match(subject, cases, otherwise, condition)
    case .constant, .input, .member, .fallback, .negated, .call, .list, .fraction, .estimated,
      .flexible,
      .size:
      return Code("true")
    }
  }

  /// Two values compared.
  func comparison(
    _ left: ExpressionID, _ operation: LayoutChecking.Operation, _ right: ExpressionID
  ) -> Code {
    var types = isData(left) ? type(of: right) : type(of: left)
    if isData(left) == isData(right) { types.formUnion(type(of: right)) }
    if types == .boolean { return joined(condition(left), operation, condition(right)) }
    if types == .text { return joined(text(left), operation, text(right)) }
    if types == .word { return joined(word(left), operation, word(right)) }
    let isInt =
      isData(left) || isData(right)
      ? (isData(left) || facts.wholeness(of: left) != .fractional)
        && (isData(right) || facts.wholeness(of: right) != .fractional)
      : facts.wholeness(of: left).joined(facts.wholeness(of: right)) == .whole
    return joined(number(left, isInt: isInt), operation, number(right, isInt: isInt))
  }

  /// A string.
  func text(_ id: ExpressionID) -> Code {
    if let field = field(id, .text) { return field }
    switch program[id] {
    case .constant(.text(let text)): return Code(text.swiftLiteral)
    case .binding(let binding): return reference(to: binding, or: text)
    case .choice(let choices, let otherwise): return choice(choices, otherwise, text)
    case .match(let subject, let cases, let otherwise):
      return match(subject, cases, otherwise, text)
    default: return Code("\"\"")
    }
  }

  /// SwiftUI's words for the sizes of text.
  private static let textSizes = [
    "extraSmall": "xSmall", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge",
    "extraExtraExtraLarge": "xxxLarge", "accessibilityMedium": "accessibility1",
    "accessibilityLarge": "accessibility2", "accessibilityExtraLarge": "accessibility3",
    "accessibilityExtraExtraLarge": "accessibility4",
    "accessibilityExtraExtraExtraLarge": "accessibility5",
  ]

  /// A word of an enumeration, with its dot.
  func word(_ id: ExpressionID) -> Code {
    switch program[id] {
    case .constant(.word(let word)):
      return Code("." + (place == .view ? Self.textSizes[word] ?? word : word))
    case .input(let index): return input(index)
    case .binding(let binding):
      if program[binding].parameter != nil { return reference(to: binding, or: word) }
      return unreachedTurn(binding) ?? word(value(of: binding))
    case .choice(let choices, let otherwise): return choice(choices, otherwise, word)
    case .match(let subject, let cases, let otherwise):
      return match(subject, cases, otherwise, word)
    default: return Code(".none")
    }
  }

  /// A call of a function that gives a number.
  func call(_ function: Function, _ arguments: [ExpressionID?], isInt: Bool) -> Code {
    switch function.name {
    case Helper.columns.name, Helper.columnWidth.name:
      let code = helperCall(function, arguments)
      let isWhole = function.name == Helper.columns.name
      return isWhole && !isInt ? code.wrapped { "CGFloat(\($0))" } : code
    default: break
    }
    let values = arguments.compactMap { $0 }.map { number($0, isInt: isInt) }.limited()
    let uses = values.reduce(into: Set<Symbol>()) { $0.formUnion($1.uses) }
    let texts = values.map(\.text)
    switch function.name {
    case "floor": return rounded(values[0], "(.down)")
    case "ceil": return rounded(values[0], "(.up)")
    case "round": return rounded(values[0], "(.toNearestOrAwayFromZero)")
    case "clamp":
      return Code(
        "\(swift("max"))(\(texts[1]), \(swift("min"))(\(texts[0]), \(texts[2])))", uses: uses)
    default:
      // Swift's functions take two arguments at least.
      if texts.count == 1, function.isVariadic { return values[0] }
      return Code("\(swift(function.name))(\(texts.joined(separator: ", ")))", uses: uses)
    }
  }

  /// A function of the standard library, which names of the file may hide.
  func swift(_ name: String) -> String {
    hidesFunctions.contains(name) ? "Swift." + name : name
  }

  private func rounded(_ value: Code, _ rule: String) -> Code {
    Code("\(value.text(inside: .atom)).rounded\(rule)", uses: value.uses)
  }

  /// A call of `columns` or `columnWidth`.
  private func helperCall(_ function: Function, _ arguments: [ExpressionID?]) -> Code {
    let helper: Helper = function.name == Helper.columns.name ? .columns : .columnWidth
    var uses: Set<Symbol> = [.helper(helper)]
    var texts: [String] = []
    for (parameter, argument) in zip(function.parameters, arguments) {
      guard argument != nil || parameter.readsContainer else { continue }
      let isInt = Helper.counts.contains(parameter.name)
      let width = Input.all.firstIndex { $0.name == Input.containerWidth.name } ?? 0
      let value = argument.map { number($0, isInt: isInt) } ?? input(width)
      uses.formUnion(value.uses)
      texts.append("\(parameter.name): \(value.text)")
    }
    if helper == .columnWidth {
      texts.append("environment")
      uses.insert(.environment)
    }
    let name = facts.helperNames[helper] ?? helper.name
    return Code("\(name)(\(texts.joined(separator: ", ")))", uses: uses)
  }
}

extension String {
  /// As a string literal of Swift.
  var swiftLiteral: String { "\"\(escaped(for: .swift))\"" }
}
