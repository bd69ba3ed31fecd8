/// A number as it is written down: whole thousandths, half away from zero.
package struct FixedPoint: Hashable, Sendable {
  /// Never true of zero.
  package let isNegative: Bool
  package let whole: UInt64
  /// From 0 to 999.
  package let thousandths: UInt64

  /// What is no number counts as 0; what is larger than 2⁵³ as that.
  package init(_ number: Double) {
    let bounded = number.isNaN ? 0 : min(number.magnitude, Self.largest)
    let whole = UInt64(bounded)
    let part = UInt64(((bounded - Double(whole)) * 1000).rounded(.toNearestOrAwayFromZero))
    guard part < 1000 else {
      (self.whole, thousandths) = (whole + 1, 0)
      isNegative = number < 0
      return
    }
    (self.whole, thousandths) = (whole, part)
    isNegative = number < 0 && (whole > 0 || part > 0)
  }

  private static let largest = 0x1p53

  /// How many characters it takes.
  package var length: Int {
    let decimals =
      thousandths == 0 ? 0 : thousandths % 100 == 0 ? 2 : thousandths % 10 == 0 ? 3 : 4
    return decimalLength(whole) + decimals + (isNegative ? 1 : 0)
  }
}

/// How many decimal digits `number` has.
package func decimalLength(_ number: UInt64) -> Int {
  var length = 1
  var bound: UInt64 = 10
  while number >= bound {
    length += 1
    guard bound <= UInt64.max / 10 else { break }
    bound *= 10
  }
  return length
}
