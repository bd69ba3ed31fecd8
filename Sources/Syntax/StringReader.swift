import LayoutText

/// Reads a string literal: its value and its invalid escapes.
struct StringReader {
  /// The value; an invalid escape stands for itself.
  private(set) var value = ""
  /// The ranges of invalid escapes.
  private(set) var badEscapes: [TextRange] = []

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// Reads the literal in `bytes`, quotes included, straight or curly; the closing straight one may
  /// be missing.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex + 1
    if bytes.first == UInt8(ascii: "\"") {
      read()
    } else {
      value = String(decoding: bytes.dropFirst(3).dropLast(3), as: UTF8.self)
    }
  }

  private mutating func read() {
    var plain = position
    while position < bytes.endIndex, bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      append(plain..<position)
      escape()
      plain = position
    }
    append(plain..<position)
  }

  private mutating func append(_ range: Range<Int>) {
    value += String(decoding: bytes[range], as: UTF8.self)
  }

  /// Consumes one escape.
  private mutating func escape() {
    let start = position
    position += 1
    guard position < bytes.endIndex else { return bad(from: start) }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "\""): value += "\""
    case UInt8(ascii: "\\"): value += "\\"
    case UInt8(ascii: "n"): value += "\n"
    case UInt8(ascii: "u"):
      guard let scalar = scalar() else { return bad(from: start) }
      value.unicodeScalars.append(scalar)
    default:
      while position < bytes.endIndex, bytes[position] & 0xC0 == 0x80 { position += 1 }
      bad(from: start)
    }
  }

  /// Consumes the braces of `\u{…}`, one to eight hexadecimal digits between them.
  private mutating func scalar() -> Unicode.Scalar? {
    guard position < bytes.endIndex, bytes[position] == UInt8(ascii: "{") else { return nil }
    position += 1
    let digits = bytes[position...].prefix { $0.isDigit || ($0 | 0x20) &- UInt8(ascii: "a") < 6 }
    position = digits.endIndex
    guard position < bytes.endIndex, bytes[position] == UInt8(ascii: "}") else { return nil }
    position += 1
    guard digits.count <= 8 else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
  }

  private mutating func bad(from start: Int) {
    badEscapes.append(start..<position)
    value += String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
