/// A number as it is written down: whole thousandths, half away from zero.
@usableFromInline package struct FixedPoint: Hashable, Sendable {
  /// Never true of zero.
  @usableFromInline package let isNegative: Bool
  @usableFromInline package let whole: UInt64
  /// From 0 to 999.
  @usableFromInline package let thousandths: UInt64

  /// NaN counts as 0, and anything above 2⁵³ as 2⁵³.
  @inlinable
  package init(_ number: Double) {
    let magnitude = number.magnitude
    let bounded = magnitude <= 0x1p53 ? magnitude : number.isNaN ? 0 : 0x1p53
    // Signed numbers, which the machine converts at once.
    let whole = Int64(bounded)
    let scaled = (bounded - Double(whole)) * 1000
    var part = Int64(scaled)
    if scaled - Double(part) >= 0.5 { part += 1 }
    let isOver = part == 1000
    self.whole = UInt64(isOver ? whole + 1 : whole)
    thousandths = UInt64(isOver ? 0 : part)
    isNegative = number < 0 && (self.whole > 0 || thousandths > 0)
  }

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
