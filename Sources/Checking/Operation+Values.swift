internal import LayoutGeometry
package import LayoutLanguage
internal import LayoutSyntax

extension Operation {
  /// The operation that a sign stands for.
  init?(_ sign: Token.Kind) {
    guard let pair = Self.signs.first(where: { $0.sign == sign }) else { return nil }
    self = pair.operation
  }

  private static let signs: [(sign: Token.Kind, operation: Operation)] = [
    (.or, .or), (.and, .and), (.equal, .equal), (.notEqual, .unequal), (.less, .less),
    (.lessOrEqual, .atMost), (.greater, .greater), (.greaterOrEqual, .atLeast), (.plus, .plus),
    (.minus, .minus), (.star, .times), (.slash, .divided), (.percent, .remainder),
  ]

  /// What comes of two values whose types fit; `nil` where arithmetic has no answer.
  ///
  /// - Parameter order: The words of the enumeration that two words belong to.
  package func apply(_ left: Value, _ right: Value, order: [String] = []) -> Value? {
    switch self {
    case .or, .and: Self.logic(self, left, right)
    case .equal: .boolean(left == right)
    case .unequal: .boolean(left != right)
    case .less, .atMost, .greater, .atLeast: compare(left, right, order: order)
    case .plus, .minus, .times, .divided, .remainder: compute(left, right)
    }
  }

  private static func logic(_ operation: Operation, _ left: Value, _ right: Value) -> Value? {
    guard case .boolean(let first) = left, case .boolean(let second) = right else { return nil }
    return .boolean(operation == .or ? first || second : first && second)
  }

  private func compare(_ left: Value, _ right: Value, order: [String]) -> Value? {
    let pair: (Number, Number)
    switch (left, right) {
    case (.number(let first), .number(let second)): pair = (first, second)
    case (.word(let first), .word(let second)):
      guard let first = order.firstIndex(of: first), let second = order.firstIndex(of: second)
      else { return nil }
      pair = (Number(Double(first)), Number(Double(second)))
    default: return nil
    }
    switch self {
    case .less: return .boolean(pair.0 < pair.1)
    case .atMost: return .boolean(pair.0 <= pair.1)
    case .greater: return .boolean(pair.0 > pair.1)
    case .atLeast: return .boolean(pair.0 >= pair.1)
    case .or, .and, .equal, .unequal, .plus, .minus, .times, .divided, .remainder: return nil
    }
  }

  private func compute(_ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.number(let first), .number(let second)):
      return compute(first, second).map(Value.number)
    case (.fraction(let first, let axis), .number(let second))
    where self == .times || self == .divided:
      return compute(first, second).map { .fraction($0, of: axis) }
    case (.number(let first), .fraction(let second, let axis)) where self == .times:
      return compute(first, second).map { .fraction($0, of: axis) }
    default: return nil
    }
  }

  private func compute(_ left: Number, _ right: Number) -> Number? {
    switch self {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .divided: right.value == 0 ? nil : left / right
    case .remainder: right.value == 0 ? nil : left % right
    case .or, .and, .equal, .unequal, .less, .atMost, .greater, .atLeast: nil
    }
  }
}
