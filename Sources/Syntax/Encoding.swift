/// The offset of the first of `bytes` that is not part of a UTF-8 scalar.
///
/// - Complexity: O(*n*).
/// - Source: The Unicode Standard, table 3-7, well-formed UTF-8 byte sequences.
func firstIllFormedByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var place = 0
  while place < bytes.count {
    guard bytes[place] >= 0x80 else {
      place += 1
      continue
    }
    guard let tail = tail(behind: bytes[place]), place + tail.count < bytes.count,
      tail.second.contains(bytes[place + 1])
    else { return place }
    for step in stride(from: 2, through: tail.count, by: 1)
    where !(0x80...0xBF).contains(bytes[place + step]) {
      return place
    }
    place += tail.count + 1
  }
  return nil
}

/// How many bytes follow `lead` in a scalar, and what the first of them may be.
private func tail(behind lead: UInt8) -> (count: Int, second: ClosedRange<UInt8>)? {
  switch lead {
  case 0xC2...0xDF: (1, 0x80...0xBF)
  case 0xE0: (2, 0xA0...0xBF)
  case 0xED: (2, 0x80...0x9F)
  case 0xE1...0xEF: (2, 0x80...0xBF)
  case 0xF0: (3, 0x90...0xBF)
  case 0xF1...0xF3: (3, 0x80...0xBF)
  case 0xF4: (3, 0x80...0x8F)
  default: nil
  }
}
