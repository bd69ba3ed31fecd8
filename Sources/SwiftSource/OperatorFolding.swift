internal import LayoutText

/// Operands and operators in the order of the text, folded by their precedences as they come.
///
/// - Source: the precedence groups of Swift's standard library.
struct OperatorFolding {
  private var operands: [SwiftExpression]
  private var operators: [Pending] = []
  private var count = 0
  let start: Int

  private struct Pending {
    enum Form {
      case binary(String)
      case ternary(SwiftExpression)
    }

    let form: Form
    let precedence: Int
  }

  init(_ first: SwiftExpression) { (operands, start) = ([first], first.range.lowerBound) }

  /// Whether there are too many operators for those who walk the tree: a bound for their stack.
  var isTooLong: Bool { count > 500 }

  mutating func append(_ sign: String, _ operand: SwiftExpression) {
    append(Pending(form: .binary(sign), precedence: Self.precedence(of: sign)), operand)
  }

  mutating func append(middle: SwiftExpression, _ operand: SwiftExpression) {
    append(Pending(form: .ternary(middle), precedence: Self.ternary), operand)
  }

  mutating func append(_ cast: SwiftCast, _ type: SwiftType, end: Int) {
    fold(above: Self.casting)
    let value = operands.removeLast()
    operands.append(
      SwiftExpression(
        .cast(value, cast, type), at: value.range.lowerBound..<max(end, value.range.lowerBound)))
  }

  mutating func result() -> SwiftExpression {
    fold(above: 0)
    return operands[0]
  }

  private mutating func append(_ pending: Pending, _ operand: SwiftExpression) {
    count += 1
    fold(above: pending.precedence)
    operators.append(pending)
    operands.append(operand)
  }

  /// Folds what binds more tightly than an operator of `precedence` that follows.
  private mutating func fold(above precedence: Int) {
    while let last = operators.last,
      last.precedence > precedence
        || (last.precedence == precedence && !Self.associatesRight.contains(precedence))
    {
      operators.removeLast()
      let right = operands.removeLast()
      let left = operands.removeLast()
      let range = left.range.lowerBound..<max(left.range.lowerBound, right.range.upperBound)
      operands.append(SwiftExpression(Self.node(last.form, left, right), at: range))
    }
  }

  private static func node(
    _ form: Pending.Form, _ left: SwiftExpression, _ right: SwiftExpression
  ) -> SwiftExpression.Form {
    switch form {
    case .ternary(let middle): .ternary(left, middle, right)
    case .binary(let sign):
      precedence(of: sign) == assignment
        ? .assignment(left, sign, right) : .binary(sign, left, right)
    }
  }

  private static let assignment = 90
  private static let ternary = 100
  private static let nilCoalescing = 131
  private static let casting = 132
  private static let associatesRight: Set = [assignment, ternary, nilCoalescing]

  private static func precedence(of sign: String) -> Int {
    switch sign {
    case "<<", ">>", "&<<", "&>>": 160
    case "*", "/", "%", "&*", "&": 150
    case "+", "-", "&+", "&-", "|", "^": 140
    case "...", "..<": 135
    case "??": nilCoalescing
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!=": 130
    case "&&": 120
    case "||": 110
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=":
      assignment
    default: 105
    }
  }
}
