/// The types that a Swift file declares, with their stored properties.
///
/// Comments, strings and regular expressions are left out; what remains is read by its brackets, so
/// a property may span lines, and names inside functions do not count.
struct SourceOutline {
  struct TypeDeclaration {
    let name: String
    let keyword: String
    var storedProperties: [String] = []
  }

  private(set) var types: [TypeDeclaration] = []
  /// The words and punctuation of the code, in order.
  let tokens: [String]

  init(_ text: String) {
    tokens = CodeTokens(text).tokens
    readTypes()
  }

  private mutating func readTypes() {
    // For every open bracket the index of the type whose body it opens, if it opens one.
    var open: [Int?] = []
    var next: Int?
    var index = 0
    while index < tokens.count {
      switch tokens[index] {
      case "struct", "class", "actor", "enum", "extension", "protocol":
        if let type = declaration(at: index) {
          next = types.count
          types.append(type)
        }
      case "{":
        open.append(next)
        next = nil
      case "(", "[": open.append(nil)
      case "}", ")", "]": _ = open.popLast()
      case "let", "var":
        if let last = open.last, let type = last, types[type].holdsProperties, !isStatic(index) {
          types[type].storedProperties += storedNames(at: index + 1)
        }
      default: break
      }
      index += 1
    }
  }

  /// The type that the keyword at `index` declares; `nil` for `class func` and the like.
  private func declaration(at index: Int) -> TypeDeclaration? {
    guard index + 1 < tokens.count, tokens[index + 1].first?.isLetter == true,
      !["func", "var", "let", "subscript"].contains(tokens[index + 1]),
      index == 0 || ![".", ":", ","].contains(tokens[index - 1])
    else { return nil }
    return TypeDeclaration(name: tokens[index + 1], keyword: tokens[index])
  }

  /// Whether `static` or `class` stands among the words before the one at `index` on its line.
  private func isStatic(_ index: Int) -> Bool {
    tokens[..<index].reversed().prefix { $0 != "\n" && $0 != "}" && $0 != "{" }
      .contains { $0 == "static" || $0 == "class" }
  }

  /// The names that a declaration stores, which follow its keyword at `start`: none for a computed
  /// property.
  private func storedNames(at start: Int) -> [String] {
    var names: [String] = []
    var depth = 0
    var expectsName = true
    for index in start..<tokens.count {
      let token = tokens[index]
      switch token {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case "{" where depth == 0:
        let first = tokens[(index + 1)...].first { $0 != "\n" }
        return first == "didSet" || first == "willSet" ? names : []
      case "=" where depth == 0: return names
      case ":" where depth == 0: expectsName = false
      case "," where depth == 0: expectsName = true
      case "\n" where depth == 0:
        if tokens[(index + 1)...].first(where: { $0 != "\n" }) != "{" { return names }
      case "}" where depth == 0, ";" where depth == 0: return names
      default:
        if expectsName, token.first?.isLetter == true || token.first == "_" {
          names.append(token)
          if depth == 0 { expectsName = false }
        }
      }
    }
    return names
  }
}

extension SourceOutline.TypeDeclaration {
  /// Whether the declaration may hold stored properties.
  var holdsProperties: Bool { ["struct", "class", "actor"].contains(keyword) }
}

/// The words, numbers, punctuation and line ends of Swift code, without what stands in comments,
/// strings and regular expressions.
struct CodeTokens {
  private(set) var tokens: [String] = []
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    while position < bytes.count { readToken() }
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
      tokens.append(String(decoding: bytes[start..<position], as: UTF8.self))
    default:
      tokens.append(String(UnicodeScalar(byte)))
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
