/// A walk over the bytes of a JSON document.
///
/// - Source: RFC 8259.
struct JSONReader {
  private let bytes: [UInt8]
  private let dialect: JSON.Dialect
  private var position = 0
  private var depth = 0

  init(_ bytes: [UInt8], as dialect: JSON.Dialect) {
    (self.bytes, self.dialect) = (bytes, dialect)
    if bytes.starts(with: byteOrderMark) { position = byteOrderMark.count }
  }

  mutating func document() throws(JSON.Fault) -> JSON {
    let value = try value()
    skipBlanks()
    guard position == bytes.count else { throw fault("nothing more") }
    return value
  }

  private mutating func value() throws(JSON.Fault) -> JSON {
    skipBlanks()
    let start = position
    guard let byte = next else { throw fault("a value") }
    let content: JSON.Content
    switch byte {
    case UInt8(ascii: "{"):
      content = .object(try nested { reader throws(JSON.Fault) in try reader.members() })
    case UInt8(ascii: "["):
      content = .list(try nested { reader throws(JSON.Fault) in try reader.elements() })
    case UInt8(ascii: "\""): content = .text(try string())
    case UInt8(ascii: "t") where take("true"): content = .boolean(true)
    case UInt8(ascii: "f") where take("false"): content = .boolean(false)
    case UInt8(ascii: "n") where take("null"): content = .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    default: throw fault("a value")
    }
    return JSON(content, at: start..<position)
  }

  /// What `body` reads one level deeper.
  private mutating func nested<Result>(
    _ body: (inout JSONReader) throws(JSON.Fault) -> Result
  ) throws(JSON.Fault) -> Result {
    guard depth < JSON.deepestNesting else {
      throw fault("at most \(JSON.deepestNesting) lists and objects in one another")
    }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try body(&self)
  }

  private mutating func elements() throws(JSON.Fault) -> [JSON] {
    var elements: [JSON] = []
    guard !takes(UInt8(ascii: "]")) else { return elements }
    repeat {
      if isLast(UInt8(ascii: "]")) { break }
      elements.append(try value())
    } while takes(UInt8(ascii: ","))
    guard takes(UInt8(ascii: "]")) else { throw fault("`,` or `]`") }
    return elements
  }

  private mutating func members() throws(JSON.Fault) -> [JSON.Member] {
    var members: [JSON.Member] = []
    guard !takes(UInt8(ascii: "}")) else { return members }
    repeat {
      if isLast(UInt8(ascii: "}")) { break }
      skipBlanks()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw fault("a name in quotes") }
      let name = try string()
      let range = start..<position
      guard takes(UInt8(ascii: ":")) else { throw fault("`:`") }
      members.append(JSON.Member(name: name, nameRange: range, value: try value()))
    } while takes(UInt8(ascii: ","))
    guard takes(UInt8(ascii: "}")) else { throw fault("`,` or `}`") }
    return members
  }
}

extension JSONReader {
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ expected: String) -> JSON.Fault {
    JSON.Fault(expected: expected, offset: position)
  }

  private mutating func skipBlanks() {
    repeat {
      while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    } while dialect == .commented && skipComment()
  }

  /// Whether a comment began here; if so it lies behind. One without an end is none.
  private mutating func skipComment() -> Bool {
    if take("//") {
      while let byte = next, byte != 0x0A { position += 1 }
      return true
    }
    let start = position
    guard take("/*") else { return false }
    while next != nil {
      if take("*/") { return true }
      position += 1
    }
    position = start
    return false
  }

  /// Whether `bracket` ends what a comma has just gone on with, where that is allowed.
  private mutating func isLast(_ bracket: UInt8) -> Bool {
    skipBlanks()
    return dialect == .commented && next == bracket
  }

  /// Whether `byte` comes next, blanks aside; if so it is taken.
  private mutating func takes(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    let isThere = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    if isThere { position += count }
    return isThere
  }

  private mutating func number() throws(JSON.Fault) -> Double {
    let start = position
    _ = take("-")
    let isZero = take("0")
    if !isZero { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      number.isFinite
    else {
      position = start
      throw fault("a number that fits")
    }
    return number
  }

  private mutating func digits() throws(JSON.Fault) {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw fault("a digit") }
  }

  private mutating func string() throws(JSON.Fault) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw fault("text in UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        position += 1
        let scalar = try escaped()
        if scalar.isASCII {
          text.append(UInt8(scalar.value))
        } else {
          text += Array(String(scalar).utf8)
        }
      case 0..<0x20: throw fault("an escape like `\\n`")
      default:
        let end =
          bytes[position...].firstIndex {
            $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20
          } ?? bytes.endIndex
        text += bytes[position..<end]
        position = end
      }
    }
    throw fault("a closing quote")
  }

  /// What stands behind a backslash.
  private mutating func escaped() throws(JSON.Fault) -> Unicode.Scalar {
    guard let byte = next else { throw fault("an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    default:
      position -= 1
      throw fault("an escape like `\\n`")
    }
  }

  /// The character that four hexadecimal digits name, or two times four for one beyond U+FFFF; half
  /// a pair is the replacement character.
  private mutating func scalar() throws(JSON.Fault) -> Unicode.Scalar {
    let first = try codeUnit()
    let behind = position
    guard (0xD800..<0xDC00).contains(first), take("\\u") else {
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    let second = try codeUnit()
    guard (0xDC00..<0xE000).contains(second) else {
      // What follows half a pair stands for itself.
      position = behind
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSON.Fault) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4 else { throw fault("four hexadecimal digits") }
    var unit: UInt32 = 0
    for digit in digits {
      guard let value = digit.hexadecimalValue else { throw fault("four hexadecimal digits") }
      unit = unit << 4 | value
    }
    position += 4
    return unit
  }
}

extension UInt8 {
  /// What it stands for as a hexadecimal digit; `nil` where it is none.
  fileprivate var hexadecimalValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
