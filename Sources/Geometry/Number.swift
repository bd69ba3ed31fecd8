/// A number that stays exact where it is a quotient of whole numbers: 2/3, never 0.6667.
///
/// Everything else is an IEEE double, as it is in the apps whose frames are computed.
package struct Number: Hashable, Sendable {
  package let numerator: Double
  /// At least 1; 1 unless the number is a quotient of whole numbers.
  package let denominator: Double

  package init(_ value: Double) {
    numerator = value
    denominator = 1
  }

  /// `numerator / denominator`, reduced and exact if both are whole.
  ///
  /// A zero denominator gives an infinity or NaN; see `isFinite`.
  package init(_ numerator: Double, over denominator: Double) {
    guard Self.isExact(numerator), Self.isExact(denominator), denominator != 0 else {
      self.numerator = numerator / denominator
      self.denominator = 1
      return
    }
    let sign: Double = denominator < 0 ? -1 : 1
    let divisor = Self.commonDivisor(numerator.magnitude, denominator.magnitude)
    self.numerator = sign * numerator / divisor
    self.denominator = sign * denominator / divisor
  }

  /// The nearest double.
  package var value: Double { numerator / denominator }
  package var isFinite: Bool { numerator.isFinite }
  package var isWhole: Bool { denominator == 1 && numerator == numerator.rounded() }

  /// This fraction of `length`, multiplied before it is divided.
  package func of(_ length: Points) -> Points { length * numerator / denominator }

  /// Whether a double holds every whole number up to this one.
  private static func isExact(_ value: Double) -> Bool {
    value == value.rounded() && value.magnitude <= 0x1p53
  }

  private static func commonDivisor(_ first: Double, _ second: Double) -> Double {
    var (larger, smaller) = (first, second)
    while smaller != 0 {
      (larger, smaller) = (smaller, larger.truncatingRemainder(dividingBy: smaller))
    }
    return larger == 0 ? 1 : larger
  }
}

extension Number {
  package static func + (left: Number, right: Number) -> Number {
    Number(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator)
  }

  package static prefix func - (number: Number) -> Number {
    Number(-number.numerator, over: number.denominator)
  }

  package static func - (left: Number, right: Number) -> Number { left + -right }

  package static func * (left: Number, right: Number) -> Number {
    Number(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }

  package static func / (left: Number, right: Number) -> Number {
    Number(left.numerator * right.denominator, over: left.denominator * right.numerator)
  }

  /// The remainder with the sign of `left`, as in Swift.
  package static func % (left: Number, right: Number) -> Number {
    Number(left.value.truncatingRemainder(dividingBy: right.value))
  }
}

extension Number: Comparable {
  package static func < (left: Number, right: Number) -> Bool { left.value < right.value }
}

extension Number: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral value: Double) { self.init(value) }
  package init(integerLiteral value: Int) { self.init(Double(value)) }
}
