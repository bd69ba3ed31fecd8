internal import LayoutText

extension SwiftParser {
  /// The type at the cursor; `nil` where there is none.
  mutating func type() -> SwiftType? {
    let (start, first) = (start, current)
    guard skipType(), first.kind != .end else { return nil }
    let range = range(from: start)
    return SwiftType(range: range, text: plainText(in: range))
  }

  /// The text in `range` without comments and line ends: one space between words.
  func plainText(in range: TextRange) -> String {
    var lexer = SwiftLexer(source.bytes(in: range))
    var text = ""
    var last = SwiftToken.Kind.end
    for token in lexer.tokens().dropLast() {
      let areWords = token.kind == .word && last == .word
      if areWords || last == .comma || last == .colon { text += " " }
      text += self.text(token)
      last = token.kind
    }
    return text
  }

  /// Passes `[Element]` or `[Key: Value]`, and gives the name of the type that it stands for.
  mutating func takeCollection() -> String? {
    guard at(.leftBracket) else { return nil }
    let start = start
    skipBrackets()
    var lexer = SwiftLexer(source.bytes(in: range(from: start)))
    var depth = 0
    for token in lexer.tokens() {
      switch token.kind {
      case .leftBracket, .leftParenthesis: depth += 1
      case .rightBracket, .rightParenthesis: depth -= 1
      case .colon where depth == 1: return "Dictionary"
      default: continue
      }
    }
    return "Array"
  }

  /// Passes a type and says whether there is one.
  mutating func skipType() -> Bool {
    while skipTypePrefix() {}
    guard nested({ $0.skipTypeAtom() }) ?? false else { return false }
    skipTypeSuffixes()
    while isAtSign("&"), !leadsLine {
      take()
      guard skipType() else { return false }
    }
    // A function's type goes on behind its parameters.
    while at("async") || at("throws") || at("rethrows") {
      take()
      if at(.leftParenthesis) { skipBrackets() }
    }
    if isAtSign("->") {
      take()
      return skipType()
    }
    return true
  }

  private mutating func skipTypePrefix() -> Bool {
    if at(.at) {
      take()
      _ = takeName()
      if at(.leftParenthesis), !current.traits.contains(.isFreeBefore) { skipBrackets() }
      return true
    }
    let isWordBehind =
      next.kind == .word || next.kind == .leftParenthesis || next.kind == .leftBracket
    guard isWordBehind || next.kind == .at else { return false }
    return take("inout") || take("any") || take("some") || take("each") || take("repeat")
      || take("borrowing") || take("consuming") || take("sending") || take("isolated")
      || take("__owned") || take("__shared")
  }

  private mutating func skipTypeAtom() -> Bool {
    switch current.kind {
    case .leftParenthesis, .leftBracket:
      skipBrackets()
      return true
    case .word, .quotedWord:
      take()
      skipGenerics()
      return true
    case .operatorSign: return isAtSign("~") && takeByte("~") ? skipTypeAtom() : false
    default: return false
    }
  }

  private mutating func skipTypeSuffixes() {
    while !isAtEnd {
      if at(.dot), next.kind == .word || next.kind == .quotedWord {
        take()
        take()
        skipGenerics()
      } else if at(.operatorSign), !leadsLine, start == end,
        sign.first == "?" || sign.first == "!"
      {
        if !takeByte("?") { _ = takeByte("!") }
      } else {
        return
      }
    }
  }

  /// Passes `<…>`, if it stands here and closes.
  @discardableResult
  mutating func skipGenerics() -> Bool {
    guard sign.first == "<", !leadsLine else { return false }
    return attempt { parser in
      _ = parser.takeByte("<")
      var level = 1
      while level > 0 {
        switch parser.current.kind {
        case .operatorSign:
          if parser.takeSign("->") { continue }
          if parser.takeByte("<") {
            // What never closes is passed from each of its beginnings.
            guard level < Self.deepest else { return nil }
            level += 1
          } else if parser.takeByte(">") {
            level -= 1
          } else if !(parser.takeByte("?") || parser.takeByte("!") || parser.takeByte("&")
            || parser.takeByte("~") || parser.takeSign("=="))
          {
            return nil
          }
        case .leftParenthesis, .leftBracket: parser.skipBrackets()
        case .word, .quotedWord, .comma, .colon, .dot, .at, .integer: parser.take()
        default: return nil
        }
      }
      return true
    } ?? false
  }
}
