internal import LayoutText

extension SwiftParser {
  /// A pattern in which words bind, as behind `let`, `var` and `for`.
  mutating func bindingPattern() -> SwiftPattern {
    let start = start
    switch current.kind {
    case .leftParenthesis:
      let elements = patternElements { $0.bindingPattern() }
      return SwiftPattern(.tuple(elements), at: range(from: start))
    case .word where at("_"):
      take()
      return SwiftPattern(.wildcard, at: range(from: start))
    case .word where at("case"):
      take()
      return pattern()
    case .word where at("let") || at("var"):
      take()
      return bindingPattern()
    default:
      let name = takeName()
      return SwiftPattern(name.map { .name($0) } ?? .wildcard, at: range(from: start))
    }
  }

  /// A pattern of a `case`: words are values unless `let` stands before them.
  mutating func pattern() -> SwiftPattern { pattern(binds: false) }

  private mutating func pattern(binds: Bool) -> SwiftPattern {
    let start = start
    var pattern =
      nested { $0.plainPattern(binds: binds) } ?? SwiftPattern(.wildcard, at: start..<start)
    while sign.first == "?", !leadsLine, !current.traits.contains(.isFreeBefore) {
      _ = takeByte("?")
      pattern = SwiftPattern(.optional(pattern), at: range(from: start))
    }
    if at("as"), let type = attempt({ $0.castType("as") }) {
      pattern = SwiftPattern(.type(pattern, type), at: range(from: start))
    }
    return pattern
  }

  private mutating func castType(_ word: StaticString) -> SwiftType? { take(word) ? type() : nil }

  private mutating func plainPattern(binds: Bool) -> SwiftPattern {
    let start = start
    if at("let") || at("var") {
      take()
      return pattern(binds: true)
    }
    if at("_") {
      take()
      return SwiftPattern(.wildcard, at: range(from: start))
    }
    if at("is"), let type = attempt({ $0.castType("is") }) {
      return SwiftPattern(.type(nil, type), at: range(from: start))
    }
    if at(.leftParenthesis) {
      let elements = patternElements { $0.pattern(binds: binds) }
      return SwiftPattern(.tuple(elements), at: range(from: start))
    }
    if let enumCase = attempt({ $0.enumCasePattern(binds: binds) }) { return enumCase }
    let isValue = at("true") || at("false") || at("nil")
    if binds, !isValue, let name = takeName() {
      return SwiftPattern(.name(name), at: range(from: start))
    }
    let outer = isInPattern
    isInPattern = true
    defer { isInPattern = outer }
    return SwiftPattern(.expression(expression()), at: range(from: start))
  }

  /// `.name`, with or without a payload, and `Type.name` with one. Without one that is a value.
  private mutating func enumCasePattern(binds: Bool) -> SwiftPattern? {
    let start = start
    let isQualified = at(.word) || at(.quotedWord)
    while at(.word) || at(.quotedWord) {
      guard next.kind == .dot else { return nil }
      take()
      if next.kind != .word, next.kind != .quotedWord { return nil }
      let behind = self
      take()
      take()
      guard at(.dot) else {
        self = behind
        break
      }
    }
    guard take(.dot), let name = takeName() else { return nil }
    var payload: [SwiftPattern.Element] = []
    if at(.leftParenthesis), !leadsLine, !current.traits.contains(.isFreeBefore) {
      payload = patternElements { $0.pattern(binds: binds) }
    }
    // What goes on as an expression is one: `.zero + 1`, `.name(…).member`.
    if at(.dot) || continuesExpression { return nil }
    if payload.isEmpty, isQualified { return nil }
    return SwiftPattern(.enumCase(name, payload), at: range(from: start))
  }

  private var continuesExpression: Bool {
    at(.operatorSign) && current.isInfix && sign.first != "?" && sign != "="
  }

  private mutating func patternElements(
    _ read: (inout SwiftParser) -> SwiftPattern
  ) -> [SwiftPattern.Element] {
    take()
    var elements: [SwiftPattern.Element] = []
    takeList { parser in
      var label: String?
      if parser.at(.word), parser.next.kind == .colon {
        label = parser.takeName()
        parser.take()
      }
      elements.append(SwiftPattern.Element(label: label, pattern: read(&parser)))
    }
    _ = take(.rightParenthesis)
    return elements
  }

  /// Reads what `read` reads between commas, up to the bracket that ends the list, which stays.
  mutating func takeList(_ read: (inout SwiftParser) -> Void) {
    while !isAtEnd, !at(.rightParenthesis), !at(.rightBracket), !at(.rightBrace) {
      let before = start
      read(&self)
      if !take(.comma) { skipToComma() }
      if start == before { break }
    }
  }

  /// Passes to the next comma of a list, or to the bracket that closes it.
  private mutating func skipToComma() {
    while !isAtEnd {
      switch current.kind {
      case .comma:
        take()
        return
      case .rightParenthesis, .rightBracket, .rightBrace: return
      case .leftBrace, .leftParenthesis, .leftBracket: skipBrackets()
      default: take()
      }
    }
  }
}
