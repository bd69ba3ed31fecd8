/// A place in memory that has room behind it for all that is written there: whoever asked for the
/// room answers for that.
///
/// Its parts are inlined wherever they are used: a million lines are written through it.
package struct ByteCursor {
  @usableFromInline var place: UnsafeMutablePointer<UInt8>

  @inlinable init(_ place: UnsafeMutablePointer<UInt8>) { self.place = place }

  @inlinable
  package mutating func write(_ byte: UInt8) {
    place.pointee = byte
    place += 1
  }

  @inlinable @inline(__always)
  package mutating func write(_ literal: StaticString) {
    place.update(from: literal.utf8Start, count: literal.utf8CodeUnitCount)
    place += literal.utf8CodeUnitCount
  }

  /// Takes at most 20 bytes.
  @inlinable
  package mutating func write(_ number: Int) {
    if number < 0 { write(UInt8(ascii: "-")) }
    write(digits: UInt64(number.magnitude))
  }

  /// `number` with at most three decimals: no exponent, no negative zero, no zero at its end; at most
  /// 21 bytes.
  ///
  /// Beyond 2⁵³ a double does not tell thousandths apart, nor points; it is written as that.
  @inlinable
  package mutating func write(_ number: Double) {
    let fixed = FixedPoint(number)
    if fixed.isNegative { write(UInt8(ascii: "-")) }
    write(digits: fixed.whole)
    guard fixed.thousandths > 0 else { return }
    write(UInt8(ascii: "."))
    let (tenths, rest) = fixed.thousandths.quotientAndRemainder(dividingBy: 100)
    write(digit: tenths)
    guard rest > 0 else { return }
    let (hundredths, thousandths) = rest.quotientAndRemainder(dividingBy: 10)
    write(digit: hundredths)
    if thousandths > 0 { write(digit: thousandths) }
  }

  @inlinable
  mutating func write(digit: UInt64) { write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }

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
  /// What `body` writes, which takes no more than `room` bytes; that is less than a piece.
  @inlinable @inline(__always)
  package mutating func write(within room: Int, _ body: (inout ByteCursor) -> Void) {
    reserve(room)
    var cursor = ByteCursor(memory + count)
    body(&cursor)
    count = cursor.place - memory
  }
}
