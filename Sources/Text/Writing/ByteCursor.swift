/// A position in a piece of memory: every write traps where it does not fit.
///
/// Its parts are inlined where they are used: a million lines are written through it.
@usableFromInline package struct ByteCursor {
  @usableFromInline var place: UnsafeMutablePointer<UInt8>
  @usableFromInline let end: UnsafeMutablePointer<UInt8>

  @inlinable init(_ place: UnsafeMutablePointer<UInt8>, space: Int) {
    (self.place, end) = (place, place + space)
  }

  /// Traps unless `count` more bytes fit. What follows it is not checked again.
  @inlinable @inline(__always)
  func require(_ count: Int) { precondition(end - place >= count, "text longer than announced") }

  @inlinable @inline(__always)
  package mutating func write(_ literal: StaticString) {
    require(literal.utf8CodeUnitCount)
    put(literal)
  }

  @inlinable
  package mutating func write(_ number: Int) {
    require(Self.longestInteger)
    put(number)
  }

  /// `number` with at most three decimals: no exponent, no negative zero, no zero at its end.
  ///
  /// Beyond 2⁵³ a double does not distinguish thousandths, nor points; it is written as 2⁵³.
  @inlinable
  package mutating func write(_ number: Double) {
    require(Self.longestDecimal)
    put(number)
  }

  /// `number` as it is written down.
  @inlinable
  package mutating func write(_ number: FixedPoint) {
    require(Self.longestDecimal)
    put(number)
  }

  /// `literal` and `number`, checked once.
  @inlinable @inline(__always)
  package mutating func write(_ literal: StaticString, _ number: Int) {
    require(literal.utf8CodeUnitCount + Self.longestInteger)
    put(literal)
    put(number)
  }

  /// Four numbers, each after its literal, and the last literal after them; checked once.
  @inlinable @inline(__always)
  package mutating func write(
    _ numbers: (Double, Double, Double, Double), between literals: Literals
  ) {
    let (first, second, third, fourth, last) = literals
    let count =
      first.utf8CodeUnitCount + second.utf8CodeUnitCount + third.utf8CodeUnitCount
      + fourth.utf8CodeUnitCount + last.utf8CodeUnitCount
    require(count + 4 * Self.longestDecimal)
    put(first)
    put(numbers.0)
    put(second)
    put(numbers.1)
    put(third)
    put(numbers.2)
    put(fourth)
    put(numbers.3)
    put(last)
  }

  @usableFromInline package typealias Literals = (
    StaticString, StaticString, StaticString, StaticString, StaticString
  )

  /// The bytes of an integer at most: a sign and 19 digits.
  @inlinable static var longestInteger: Int { 20 }
  /// The bytes of a decimal at most: a sign, 16 digits of 2⁵³, a dot and three decimals.
  @inlinable static var longestDecimal: Int { 21 }
}

/// The writes themselves, for which `require` has made sure that they fit.
extension ByteCursor {
  @inlinable
  mutating func put(_ byte: UInt8) {
    place.pointee = byte
    place += 1
  }

  @inlinable @inline(__always)
  mutating func put(_ literal: StaticString) {
    place.update(from: literal.utf8Start, count: literal.utf8CodeUnitCount)
    place += literal.utf8CodeUnitCount
  }

  @inlinable
  mutating func put(_ number: Int) {
    if number < 0 { put(UInt8(ascii: "-")) }
    write(digits: UInt64(number.magnitude))
  }

  @inlinable
  mutating func put(_ number: Double) { put(FixedPoint(number)) }

  @inlinable @inline(__always)
  mutating func put(_ fixed: FixedPoint) {
    if fixed.isNegative { put(UInt8(ascii: "-")) }
    write(digits: fixed.whole)
    guard fixed.thousandths > 0 else { return }
    put(UInt8(ascii: "."))
    let (tenths, rest) = fixed.thousandths.quotientAndRemainder(dividingBy: 100)
    write(digit: tenths)
    guard rest > 0 else { return }
    let (hundredths, thousandths) = rest.quotientAndRemainder(dividingBy: 10)
    write(digit: hundredths)
    if thousandths > 0 { write(digit: thousandths) }
  }

  @inlinable
  mutating func write(digit: UInt64) { put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }

  /// `number` in decimal, two digits at a time: a division each is what they cost.
  @inlinable
  mutating func write(digits number: UInt64) {
    if number < 10 { return write(digit: number) }
    if number < 100 { return write(pair: number) }
    let (front, pair) = number.quotientAndRemainder(dividingBy: 100)
    if front < 10 {
      write(digit: front)
    } else if front < 100 {
      write(pair: front)
    } else {
      writeMany(front)
    }
    write(pair: pair)
  }

  /// `number`, which has three digits at least.
  @usableFromInline
  mutating func writeMany(_ number: UInt64) { write(digits: number) }

  /// Two digits.
  @inlinable
  mutating func write(pair number: UInt64) {
    let pairs: StaticString = """
      00010203040506070809101112131415161718192021222324252627282930313233343536373839\
      40414243444546474849505152535455565758596061626364656667686970717273747576777879\
      8081828384858687888990919293949596979899
      """
    let start = pairs.utf8Start + 2 * Int(truncatingIfNeeded: number)
    (place[0], place[1]) = (start[0], start[1])
    place += 2
  }
}

extension ByteWriter {
  /// What `body` writes, which traps beyond `space` bytes; that is less than a piece.
  @inlinable @inline(__always)
  package mutating func write(within space: Int, _ body: (inout ByteCursor) -> Void) {
    reserve(space)
    var cursor = ByteCursor(memory + count, space: space)
    body(&cursor)
    count = cursor.place - memory
  }
}
