/// The types that a Swift file declares, with their stored properties.
///
/// Types are found by their braces, so a property may span lines, and names inside functions do not
/// count.
struct SourceOutline {
  struct TypeDeclaration {
    let name: String
    let keyword: String
    var storedProperties: [String] = []
  }

  private(set) var types: [TypeDeclaration] = []
  private let tokens: [String]

  init(_ code: CodeTokens) {
    tokens = code.tokens
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
