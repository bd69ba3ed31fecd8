/// The words, numbers, punctuation and line ends of Swift code, without comments, strings and
/// regular expressions.
struct CodeTokens: Sendable {
  private(set) var tokens: [String] = []
  /// The line of each token, from 1.
  private(set) var lines: [Int] = []
  private let bytes: [UInt8]
  private var position = 0
  private var counted = (position: 0, line: 1)

  init(_ text: String) {
    bytes = Array(text.utf8)
    while position < bytes.count { readToken() }
  }

  private mutating func append(_ token: String, from start: Int) {
    for byte in bytes[counted.position..<start] where byte == UInt8(ascii: "\n") {
      counted.line += 1
    }
    counted.position = start
    tokens.append(token)
    lines.append(counted.line)
  }

  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func readToken() {
    let byte = bytes[position]
    let following = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch (byte, following) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")): skip { $0 == UInt8(ascii: "\n") }
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      while position < bytes.count, !starts(with: "*/") { position += 1 }
      position += 2
    case (UInt8(ascii: "\""), _), (UInt8(ascii: "#"), UInt8(ascii: "\"")),
      (UInt8(ascii: "#"), UInt8(ascii: "#")):
      skipString()
    case (UInt8(ascii: "/"), 33...) where expectsOperand: skipRegularExpression()
    case (UInt8(ascii: "-"), UInt8(ascii: ">")): position += 2
    case (UInt8(ascii: " "), _), (UInt8(ascii: "`"), _): position += 1
    case _ where Self.isWord(byte):
      let start = position
      skip { !Self.isWord($0) }
      append(String(decoding: bytes[start..<position], as: UTF8.self), from: start)
    default:
      append(String(UnicodeScalar(byte)), from: position)
      position += 1
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == 95 || byte >= 128 || (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 48 && byte <= 57)
  }

  private mutating func skip(until isEnd: (UInt8) -> Bool) {
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
  }

  /// Whether an operand is expected here, so that a slash opens a regular expression.
  private var expectsOperand: Bool {
    tokens.last { $0 != "\n" }.map { "(,=:[{!&|?".contains($0) || $0 == "return" } ?? true
  }

  private mutating func skipRegularExpression() {
    position += 1
    var isInClass = false
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\") { position += 1 }
      if byte == UInt8(ascii: "[") { isInClass = true }
      if byte == UInt8(ascii: "]") { isInClass = false }
      position += 1
      if byte == UInt8(ascii: "/"), !isInClass { return }
    }
  }

  /// Moves behind a string literal; what is interpolated is left out with it.
  private mutating func skipString() {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    position += hashes
    let isLong = starts(with: "\"\"\"")
    let quote = isLong ? "\"\"\"" : "\""
    let end = quote + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    position += quote.utf8.count
    while position < bytes.count, !starts(with: end) {
      if starts(with: escape + "(") {
        position += escape.utf8.count
        skipInterpolation()
      } else {
        position += starts(with: escape) ? escape.utf8.count + 1 : 1
      }
    }
    position += end.utf8.count
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipString()
        continue
      default: break
      }
      position += 1
    } while depth > 0 && position < bytes.count
  }
}
