internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// Checks an expression; `words` are the words that are expected.
  mutating func expression(
    _ syntax: ExpressionSyntax, words: Enumeration? = nil
  ) -> ExpressionID {
    let id = written(syntax, words: words)
    // Where the rest of it was meant to be is not known, and so not what it is.
    return !tree.diagnostics.isEmpty && syntax.isBroken ? fault(at: syntax.range) : id
  }

  private mutating func written(
    _ syntax: ExpressionSyntax, words: Enumeration?
  ) -> ExpressionID {
    switch syntax {
    case .number(let number): self.number(number)
    case .fraction(let fraction): self.fraction(fraction)
    case .string(let string): constant(.text(string.value), at: string.range)
    case .boolean(let boolean): constant(.boolean(boolean.value), at: boolean.range)
    case .name(let name): self.name(name, words: words)
    case .call(let call): self.call(call)
    case .list(let list): self.list(list, words: words)
    case .estimated(let view): wrapped(view.operand, .estimated, view.range)
    case .atLeast(let view): wrapped(view.operand, .flexible, view.range)
    case .parenthesis(let view): parenthesis(view, words: words)
    case .switchExpression(let view): match(view, words: words)
    case .unary(let view): unary(view)
    case .binary(let view): view.isFallback ? fallback(view, words: words) : chain(view)
    case .ternary(let view): choice(view, words: words)
    case .error(let node): fault(at: node.range)
    }
  }

  mutating func constant(_ value: Value, at range: TextRange) -> ExpressionID {
    add(.constant(value), TypeInference(value.type), at: range)
  }

  private mutating func number(_ syntax: NumberSyntax) -> ExpressionID {
    let number = Number(syntax.value)
    guard number.isFinite else {
      report(.numberTooLarge(at: syntax.range))
      return fault(at: syntax.range)
    }
    return constant(.number(number), at: syntax.range)
  }

  private mutating func fraction(_ syntax: FractionSyntax) -> ExpressionID {
    let denominator = syntax.denominator
    let number = Number(syntax.numerator, over: denominator)
    guard denominator != 0 else {
      report(.divisionByZero(at: syntax.range))
      return fault(at: syntax.range)
    }
    guard number.isFinite else {
      report(.numberTooLarge(at: syntax.range))
      return fault(at: syntax.range)
    }
    return constant(.fraction(number, of: syntax.unit.axis), at: syntax.range)
  }

  private mutating func list(_ syntax: ListSyntax, words: Enumeration?) -> ExpressionID {
    let members = syntax.elements.map { expression($0, words: words) }
    var inference = joined(members)
    inference.size = members.reduce(1) { min($0 + self.inference(of: $1).size, Self.longestList) }
    guard inference.size < Self.longestList else {
      report(.listTooLong(limit: Self.longestList, at: syntax.range))
      return fault(at: syntax.range)
    }
    inference.nesting += 1
    // The members of lists nested that deep are not inferred.
    let isLeft = members.isEmpty || inference.nesting > Self.deepestList
    inference.members = isLeft ? [] : [inference]
    inference.type = .list
    inference.enumeration = nil
    (inference.isOpen, inference.isData) = (false, false)
    return add(.list(members), inference, at: syntax.range)
  }

  /// How many values a list may have, those of lists in it each counted.
  private static let longestList = 500_000
  /// How deep the members of nested lists are inferred.
  private static let deepestList = 64

  /// `~` or `>=` and the number behind it.
  private mutating func wrapped(
    _ operand: ExpressionSyntax?, _ type: ValueType, _ range: TextRange
  ) -> ExpressionID {
    guard let operand else { return fault(at: range) }
    let sign = type == .estimated ? "~" : ">="
    let id = require(expression(operand), .number) { found, range in
      .wrongType(sign, takes: .number, found: found, at: range)
    }
    var inference = joined([id])
    guard !inference.type.isFault else { return id }
    inference.type = type
    (inference.isOpen, inference.isData) = (false, false)
    return add(type == .estimated ? .estimated(id) : .flexible(id), inference, at: range)
  }

  private mutating func parenthesis(
    _ syntax: ParenthesisSyntax, words: Enumeration?
  ) -> ExpressionID {
    guard let inner = syntax.expression else { return fault(at: syntax.range) }
    guard let unit = syntax.unit else { return expression(inner, words: words) }
    let id = require(expression(inner), .number) { found, range in
      .wrongType("( )\(unit.rawValue)", takes: .number, found: found, at: range)
    }
    var inference = joined([id])
    guard !inference.type.isFault else { return id }
    inference.type = .fraction
    (inference.isOpen, inference.isData) = (false, false)
    return add(.fraction(id, of: AxisUnit?.some(unit).axis), inference, at: syntax.range)
  }

  private mutating func unary(_ syntax: UnarySyntax) -> ExpressionID {
    guard let operand = syntax.operand, let sign = syntax.sign else {
      return fault(at: syntax.range)
    }
    let isInversion = sign.kind == .not
    let type: ValueType = isInversion ? .boolean : [.number, .fraction]
    let text = syntax.node.text(of: sign)
    let id = require(expression(operand), type) { found, range in
      .wrongOperand(of: text, takes: type, found: found, at: range)
    }
    var inference = joined([id])
    if inference.isData {
      (inference.type, inference.isData) = (isInversion ? .boolean : .number, false)
    }
    return add(isInversion ? .inverted(id) : .negated(id), inference, at: syntax.range)
  }

  private mutating func choice(_ syntax: TernarySyntax, words: Enumeration?) -> ExpressionID {
    var choices: [Expression.Choice] = []
    var parts: [ExpressionID] = []
    var values: [ExpressionID] = []
    // A `let` is evaluated where it is used: what holds around it need not hold there.
    trail(context.inputs == nil ? .openValue : .open)
    defer { trail(.close) }
    for branch in syntax.branches {
      let condition = require(expression(branch.condition), .boolean) { found, range in
        .conditionIsNoTruth(type: found, at: range)
      }
      let value = trailing(condition) { $0.expression(branch.result, words: words) }
      choices.append(.init(condition: condition, value: value))
      parts.append(condition)
      values.append(value)
    }
    let last = syntax.otherwise.map { expression($0, words: words) } ?? fault(at: syntax.range)
    values.append(last)
    var inference = joined(values)
    inference.absorb(joined(parts))
    return add(.choice(choices, otherwise: last), inference, at: syntax.range)
  }

  /// What is known of something made of all of `ids`: any of their types, all of their inputs.
  func joined(_ ids: [ExpressionID]) -> TypeInference {
    var result = TypeInference([])
    for id in ids {
      let inference = inference(of: id)
      result.type.formUnion(inference.type)
      if result.enumeration == nil { result.enumeration = inference.enumeration }
      result.isOpen = result.isOpen || inference.isOpen
      result.isData = result.isData || inference.isData
      result.absorb(inference)
      result.absorb(membersOf: inference)
    }
    return result
  }

  /// The number that `id` always is, if that is known now.
  func constantNumber(_ id: ExpressionID) -> Number? {
    guard case .number(let number)? = constantValue(id) else { return nil }
    return number
  }

  /// The value that `id` always is, if that is known now.
  func constantValue(_ id: ExpressionID) -> Value? { checked.expressions.constants[id.index] }

  /// The value that `expression` always has, made from those of its parts.
  func constant(of expression: Expression) -> Value? {
    switch expression {
    case .constant(let value): value == .fault ? nil : value
    case .binding(let binding):
      checked[binding].isConstant ? constantValue(checked[binding].value) : nil
    case .negated(let operand):
      constantNumber(operand).map { .number(-$0) }
    case .inverted(let operand):
      if case .boolean(let truth)? = constantValue(operand) { .boolean(!truth) } else { nil }
    case .chain(let first, let links): constantChain(first, links)
    case .input, .member, .fallback, .choice, .call, .list, .fraction, .estimated, .flexible, .size,
      .match:
      nil
    }
  }

  private func constantChain(
    _ first: ExpressionID, _ links: [Expression.ChainLink]
  ) -> Value? {
    guard var value = constantValue(first) else { return nil }
    for link in links {
      guard let operand = constantValue(link.operand),
        let result = link.operation.apply(value, operand)
      else { return nil }
      value = result
    }
    return value
  }
}

extension TypeInference {
  /// Adds what evaluating `other` requires.
  mutating func absorb(_ other: TypeInference) {
    inputs |= other.inputs
    depth = max(depth, other.depth + 1)
    (size, nesting) = (max(size, other.size), max(nesting, other.nesting))
    readsTurn = readsTurn || other.readsTurn
  }

  /// Takes over what is known of the members of `other`, if it is a list.
  fileprivate mutating func absorb(membersOf other: TypeInference) {
    guard let theirs = other.members.first else { return }
    guard !members.isEmpty else { return members = [theirs] }
    members[0].type.formUnion(theirs.type)
    members[0].isOpen = members[0].isOpen || theirs.isOpen
    members[0].isData = members[0].isData || theirs.isData
    members[0].absorb(membersOf: theirs)
  }
}

extension Binding {
  /// Whether it has the same value in every view and for every parameter.
  fileprivate var isConstant: Bool { parameter == nil && origin != .turn }
}

extension AxisUnit? {
  /// The axis whose length it is a fraction of.
  var axis: Axis { self == .height ? .vertical : .horizontal }
}

extension ExpressionSyntax {
  /// Whether it lacks its last bracket, or a name behind its last dot.
  fileprivate var isBroken: Bool {
    switch self {
    case .parenthesis, .call: node.token(.rightParenthesis) == nil
    case .list: node.token(.rightBracket) == nil
    case .name: node.ownTokens.reduce(false) { $1.kind == .dot }
    case .number, .fraction, .string, .boolean, .estimated, .atLeast, .switchExpression, .unary,
      .binary, .ternary, .error:
      false
    }
  }
}
