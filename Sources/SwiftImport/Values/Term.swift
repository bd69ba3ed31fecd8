/// An expression of the layout language: what a number or a condition of the Swift code depends on.
package indirect enum Term: Hashable, Sendable {
  case number(Double)
  case truth(Bool)
  /// A word of an enumeration, as `compact`.
  case word(String)
  /// `container.width`, `traits.idiom` and the like.
  case input(String)
  /// A constant that keeps its name.
  case constant(NamedConstant)
  /// A hole, by its key in the table of holes.
  case parameter(String)
  /// A computed value that keeps the name of its variable.
  case local(String, Term)
  case call(String, [Term])
  case unary(String, Term)
  /// `÷` is a division of which is not known yet whether it is one of whole numbers.
  case binary(String, Term, Term)
  case ternary(Term, Term, Term)
}

/// A constant of a type or a file that keeps its name.
package struct NamedConstant: Hashable, Sendable {
  /// Tells it from others of its name.
  let path: String
  let name: String
  let value: Double
  /// What it is written as; a fraction of two whole numbers stays one.
  let definition: Term
}

extension Term {
  static let zero = Term.number(0)

  /// The number, if it depends on no input.
  var constant: Double? {
    switch self {
    case .number(let value): return value
    case .constant(let constant): return constant.value
    case .local(_, let definition): return definition.constant
    case .unary("-", let operand): return operand.constant.map { -$0 }
    case .binary(let sign, let left, let right):
      guard let left = left.constant, let right = right.constant else { return nil }
      return Term.result(of: sign, left, right)
    case .call(let name, let arguments):
      let values = arguments.compactMap(\.constant)
      return values.count == arguments.count ? Term.result(ofCall: name, values) : nil
    case .ternary(let condition, let left, let right):
      return condition.isTrue.flatMap { $0 ? left.constant : right.constant }
    case .truth, .word, .input, .parameter, .unary: return nil
    }
  }

  /// Whether it holds, if that depends on no input.
  var isTrue: Bool? {
    switch self {
    case .truth(let value): return value
    case .local(_, let definition): return definition.isTrue
    case .unary("!", let operand): return operand.isTrue.map { !$0 }
    case .binary("&&", let left, let right):
      let (left, right) = (left.isTrue, right.isTrue)
      if left == false || right == false { return false }
      return left == true && right == true ? true : nil
    case .binary("||", let left, let right):
      let (left, right) = (left.isTrue, right.isTrue)
      if left == true || right == true { return true }
      return left == false && right == false ? false : nil
    case .binary(let sign, .word(let left), .word(let right)):
      return sign == "==" ? left == right : sign == "!=" ? left != right : nil
    case .binary(let sign, let left, let right):
      guard let left = left.constant, let right = right.constant else { return nil }
      return Term.comparison(sign, left, right)
    default: return nil
    }
  }

  static func comparison(_ sign: String, _ left: Double, _ right: Double) -> Bool? {
    switch sign {
    case "==": left == right
    case "!=": left != right
    case "<": left < right
    case "<=": left <= right
    case ">": left > right
    case ">=": left >= right
    default: nil
    }
  }

  private static func result(of sign: String, _ left: Double, _ right: Double) -> Double? {
    switch sign {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/", "÷": left / right
    case "%": right == 0 ? nil : left.truncatingRemainder(dividingBy: right)
    default: nil
    }
  }

  static func result(ofCall name: String, _ values: [Double]) -> Double? {
    switch name {
    case "floor": values.first?.rounded(.down)
    case "ceil": values.first?.rounded(.up)
    case "round": values.first?.rounded(.toNearestOrAwayFromZero)
    case "abs": values.first.map { abs($0) }
    case "min": values.min()
    case "max": values.max()
    default: nil
    }
  }

  /// Whether it has no name in it: only numbers.
  var isLiteral: Bool {
    switch self {
    case .number: true
    case .unary(_, let operand): operand.isLiteral
    case .binary(_, let left, let right): left.isLiteral && right.isLiteral
    case .call(_, let arguments): arguments.allSatisfy(\.isLiteral)
    case .truth, .word, .input, .constant, .parameter, .local, .ternary: false
    }
  }

  /// Whether it can never be less than 0. Holes are given as positive numbers.
  var isNeverNegative: Bool {
    switch self {
    case .number(let value): value >= 0
    case .constant(let constant): constant.value >= 0
    case .input(let path): !path.hasPrefix(Self.signedLoop)
    case .parameter(let key): key.hasSuffix(".count")
    case .local(_, let definition): definition.isNeverNegative
    case .binary(let sign, let left, let right):
      ["+", "*", "/", "÷", "%"].contains(sign) && left.isNeverNegative && right.isNeverNegative
    case .call("max", let arguments): arguments.contains(where: \.isNeverNegative)
    case .call("abs", _): true
    case .call(_, let arguments): arguments.allSatisfy(\.isNeverNegative)
    case .ternary(_, let left, let right): left.isNeverNegative && right.isNeverNegative
    case .truth, .word, .unary: false
    }
  }

  /// The variable of a loop that begins at `lower`.
  static func loopVariable(_ name: String, from lower: Term) -> Term {
    .input((lower.isNeverNegative ? "loop." : signedLoop) + name)
  }

  private static let signedLoop = "loop.signed."

  /// The name of the loop's variable that an input is.
  static func loopName(of path: String) -> String? {
    [signedLoop, "loop."].first(where: path.hasPrefix).map { String(path.dropFirst($0.count)) }
  }

  /// Whether the index of the section is in it.
  var readsIndex: Bool { contains { $0 == .input("section.index") } }

  /// Whether the variable of a loop is in it.
  var readsLoop: Bool {
    contains { if case .input(let path) = $0 { path.hasPrefix("loop.") } else { false } }
  }

  /// Whether it is, or has in it, what is asked for.
  func contains(where isMeant: (Term) -> Bool) -> Bool {
    isMeant(self) || parts.contains { $0.contains(where: isMeant) }
  }

  /// The parts of it, one level down.
  var parts: [Term] {
    switch self {
    case .number, .truth, .word, .input, .constant, .parameter: []
    case .local(_, let definition): [definition]
    case .call(_, let arguments): arguments
    case .unary(_, let operand): [operand]
    case .binary(_, let left, let right): [left, right]
    case .ternary(let condition, let left, let right): [condition, left, right]
    }
  }

  /// The same with its parts changed.
  // Never in line: of functions that call themselves through a closure the compiler would put several
  // rounds into each caller.
  @inline(never) func mapParts(_ change: (Term) -> Term) -> Term {
    switch self {
    case .number, .truth, .word, .input, .constant, .parameter: self
    case .local(let name, let definition): .local(name, change(definition))
    case .call(let name, let arguments): .call(name, arguments.map(change))
    case .unary(let sign, let operand): .unary(sign, change(operand))
    case .binary(let sign, let left, let right): .binary(sign, change(left), change(right))
    case .ternary(let condition, let left, let right):
      .ternary(change(condition), change(left), change(right))
    }
  }

  /// Whether more than `limit` nodes are in it.
  func isLarger(than limit: Int) -> Bool {
    var (left, open) = (limit, [self])
    while let next = open.popLast() {
      left -= 1
      if left < 0 { return true }
      open += next.parts
    }
    return false
  }
}

extension Term {
  /// The opposite of a condition.
  static func not(_ term: Term) -> Term {
    if let value = term.isTrue { return .truth(!value) }
    switch term {
    case .unary("!", let operand): return operand
    case .ternary(let condition, let yes, let no): return .ternary(condition, .not(yes), .not(no))
    case .binary("==", let left, let right): return .binary("!=", left, right)
    case .binary("!=", let left, let right): return .binary("==", left, right)
    case .binary("<", let left, let right): return .binary(">=", left, right)
    case .binary(">=", let left, let right): return .binary("<", left, right)
    case .binary(">", let left, let right): return .binary("<=", left, right)
    case .binary("<=", let left, let right): return .binary(">", left, right)
    default: return .unary("!", term)
    }
  }

  static func and(_ left: Term, _ right: Term) -> Term {
    switch (left.isTrue, right.isTrue) {
    case (false, _), (_, false): .truth(false)
    case (true, _): right
    case (_, true): left
    default: left == right ? left : .binary("&&", left, right)
    }
  }

  static func or(_ left: Term, _ right: Term) -> Term {
    switch (left.isTrue, right.isTrue) {
    case (true, _), (_, true): return .truth(true)
    case (false, _): return right
    case (_, false): return left
    default:
      if left == right { return left }
      if not(left) == right { return .truth(true) }
      return .binary("||", left, right)
    }
  }

  /// `condition ? left : right`, of numbers or of conditions.
  static func choice(_ condition: Term, _ left: Term, _ right: Term) -> Term {
    if let value = condition.isTrue { return value ? left : right }
    let (left, right) = (left.part(where: condition), right.part(where: not(condition)))
    if left == right { return left }
    switch (left.isTrue, right.isTrue) {
    case (true, false): return condition
    case (false, true): return not(condition)
    case (true, nil) where right.isCondition: return or(condition, right)
    case (nil, false) where left.isCondition: return and(condition, left)
    default: return .ternary(condition, left, right)
    }
  }

  /// What is left of it where all of `conditions` hold.
  func settled(where conditions: [Term]) -> Term {
    if conditions.contains(self) { return .truth(true) }
    if conditions.contains(where: { .not($0) == self }) { return .truth(false) }
    switch self {
    case .number, .truth, .word, .input, .constant, .parameter, .call: return self
    case .local(_, let definition):
      let settled = definition.settled(where: conditions)
      return settled.isTrue == nil ? self : settled
    case .unary, .binary, .ternary: break
    }
    switch mapParts({ $0.settled(where: conditions) }) {
    case .unary("!", let operand): return .not(operand)
    case .binary("&&", let left, let right): return .and(left, right)
    case .binary("||", let left, let right): return .or(left, right)
    case .ternary(let condition, let left, let right): return .choice(condition, left, right)
    case let settled: return settled
    }
  }

  /// What is left of a choice by `condition`, or by its opposite, where that holds.
  private func part(where condition: Term) -> Term {
    guard case .ternary(let asked, let left, let right) = self else { return self }
    return asked == condition ? left : .not(asked) == condition ? right : self
  }

  private var isCondition: Bool {
    switch self {
    case .truth, .unary("!", _): true
    case .binary(let sign, _, _): ["==", "!=", "<", "<=", ">", ">=", "&&", "||"].contains(sign)
    default: false
    }
  }
}

extension Term {
  /// Tells it from others.
  var key: String {
    switch self {
    case .number(let value): "\(value)"
    case .truth(let value): "\(value)"
    case .constant(let constant): "\(constant.value)"
    case .word(let name), .input(let name), .parameter(let name): name
    case .local(_, let definition): definition.key
    case .unary(let sign, let operand): sign + operand.key
    case .binary(let sign, let left, let right): "(\(left.key) \(sign) \(right.key))"
    case .call(let name, let arguments): "\(name)(\(arguments.map(\.key)))"
    case .ternary(let condition, let left, let right):
      "(\(condition.key) ? \(left.key) : \(right.key))"
    }
  }
}
