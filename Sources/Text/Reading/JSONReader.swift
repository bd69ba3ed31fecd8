/// A walk over the bytes of a JSON document, for readers that keep values of their own.
///
/// - Source: RFC 8259.
package struct JSONReader {
  private let bytes: [UInt8]
  private let dialect: JSON.Dialect
  private var position = 0
  private var depth = 0

  package init(_ bytes: [UInt8], as dialect: JSON.Dialect = .strict) {
    (self.bytes, self.dialect) = (bytes, dialect)
    if bytes.starts(with: byteOrderMark) { position = byteOrderMark.count }
  }

  /// How a value begins: all of it, or the bracket of a list or an object.
  package enum Head {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    /// ``elements(_:)`` must read what follows.
    case list
    /// ``members(_:)`` must read what follows.
    case object
  }

  /// What `read` reads of the only value of the document.
  package mutating func document<Result>(
    _ read: (inout JSONReader) throws(JSON.Fault) -> Result
  ) throws(JSON.Fault) -> Result {
    let value = try read(&self)
    skipBlanks()
    guard position == bytes.count else { throw fault("nothing more") }
    return value
  }

  /// The beginning of the next value.
  package mutating func head() throws(JSON.Fault) -> Head {
    skipBlanks()
    guard let byte = next else { throw fault("a value") }
    switch byte {
    case UInt8(ascii: "{"):
      try open()
      return .object
    case UInt8(ascii: "["):
      try open()
      return .list
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t") where take("true"): return .boolean(true)
    case UInt8(ascii: "f") where take("false"): return .boolean(false)
    case UInt8(ascii: "n") where take("null"): return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw fault("a value")
    }
  }

  /// Calls `read` for each element of the list that began; it must read one value.
  package mutating func elements(
    _ read: (inout JSONReader) throws(JSON.Fault) -> Void
  ) throws(JSON.Fault) {
    try parts(before: UInt8(ascii: "]"), or: "`,` or `]`", read)
  }

  /// Calls `read` for each member of the object that began, with its name and where that stands; it
  /// must read one value.
  package mutating func members(
    _ read: (inout JSONReader, String, TextRange) throws(JSON.Fault) -> Void
  ) throws(JSON.Fault) {
    try parts(before: UInt8(ascii: "}"), or: "`,` or `}`") { reader throws(JSON.Fault) in
      reader.skipBlanks()
      let start = reader.position
      guard reader.next == UInt8(ascii: "\"") else { throw reader.fault("a name in quotes") }
      let name = try reader.string()
      let range = start..<reader.position
      guard reader.takes(UInt8(ascii: ":")) else { throw reader.fault("`:`") }
      try read(&reader, name, range)
    }
  }

  private mutating func open() throws(JSON.Fault) {
    guard depth < JSON.deepestNesting else {
      throw fault("at most \(JSON.deepestNesting) lists and objects in one another")
    }
    depth += 1
    position += 1
  }

  private mutating func parts(
    before bracket: UInt8, or expected: String,
    _ read: (inout JSONReader) throws(JSON.Fault) -> Void
  ) throws(JSON.Fault) {
    defer { depth -= 1 }
    guard !takes(bracket) else { return }
    repeat {
      if isLast(bracket) { break }
      try read(&self)
    } while takes(UInt8(ascii: ","))
    guard takes(bracket) else { throw fault(expected) }
  }
}

extension JSONReader {
  /// The next value with the places of its parts.
  mutating func json() throws(JSON.Fault) -> JSON {
    skipBlanks()
    let start = position
    let content: JSON.Content
    switch try head() {
    case .null: content = .null
    case .boolean(let value): content = .boolean(value)
    case .number(let value): content = .number(value)
    case .text(let value): content = .text(value)
    case .list:
      var list: [JSON] = []
      try elements { reader throws(JSON.Fault) in list.append(try reader.json()) }
      content = .list(list)
    case .object:
      var object: [JSON.Member] = []
      try members { reader, name, range throws(JSON.Fault) in
        object.append(JSON.Member(name: name, nameRange: range, value: try reader.json()))
      }
      content = .object(object)
    }
    return JSON(content, at: start..<position)
  }
}

extension JSONReader {
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ expected: String) -> JSON.Fault {
    JSON.Fault(expected: expected, offset: position)
  }

  private mutating func skipBlanks() {
    repeat {
      while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        position += 1
      }
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
    let plain = plainText()
    if next == UInt8(ascii: "\"") { return try text(plain) }
    var bytes = Array(plain)
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""): return try text(bytes[...])
      case UInt8(ascii: "\\"):
        position += 1
        bytes += Array(String(try escaped()).utf8)
      case 0..<0x20: throw fault("an escape like `\\n`")
      default: bytes += plainText()
      }
    }
    throw fault("a closing quote")
  }

  /// What stands before the next quote, backslash or control character.
  private mutating func plainText() -> ArraySlice<UInt8> {
    let start = position
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      position += 1
    }
    return bytes[start..<position]
  }

  /// What `bytes` say; the closing quote is taken.
  private mutating func text(_ bytes: ArraySlice<UInt8>) throws(JSON.Fault) -> String {
    position += 1
    // `String(validating:)` takes five times as long.
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw fault("text in UTF-8") }
    return text
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
