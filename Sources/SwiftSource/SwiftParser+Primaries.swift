internal import LayoutText

extension SwiftParser {
  /// An operand without what follows it.
  mutating func primary() -> SwiftExpression {
    let start = start
    let form = primaryForm()
    if form == nil, !isAtEnd, !at(.rightParenthesis), !at(.rightBracket), !at(.rightBrace),
      !at(.comma), !at(.colon), !at(.semicolon)
    {
      take()
    }
    return SwiftExpression(form ?? .unread, at: range(from: start))
  }

  private mutating func primaryForm() -> SwiftExpression.Form? {
    switch current.kind {
    case .integer: return .integer(takeText())
    case .floatingPoint: return .floatingPoint(takeText())
    case .string:
      let start = start
      var reader = StringLiteralReader(source, at: take().bytes, depth: depth)
      return .string(reader.read(at: range(from: start)))
    case .word: return word()
    case .quotedWord, .dollarWord: return takeName().map { .name($0, generics: nil) }
    case .dot:
      take()
      guard let name = takeName() else { return nil }
      return .implicitMember(name)
    case .leftParenthesis:
      take()
      let elements = arguments()
      _ = take(.rightParenthesis)
      return .tuple(elements)
    case .leftBracket: return collection()
    case .leftBrace: return stopsAtBrace ? nil : closure().form
    case .backslash: return keyPath()
    case .pound: return pound()
    case .regex:
      take()
      return .unread
    case .rightBrace, .rightParenthesis, .rightBracket, .comma, .colon, .semicolon, .at,
      .operatorSign, .unknown, .end:
      return nil
    }
  }

  private mutating func word() -> SwiftExpression.Form? {
    if take("true") { return .boolean(true) }
    if take("false") { return .boolean(false) }
    if take("nil") { return .nilLiteral }
    if at("if") { return .ifExpression(conditional()) }
    if at("switch") { return .switchExpression(switched()) }
    // A type in front of its metatype or initialiser: `any P`, `some P`.
    if at("any") || at("some"), next.kind == .word, !next.leadsLine { take() }
    let name = takeText()
    guard sign.first == "<", !leadsLine, !current.traits.contains(.isFreeBefore) else {
      return .name(name, generics: nil)
    }
    let start = start
    return .name(name, generics: takeGenerics() ? range(from: start) : nil)
  }

  /// Whether the `<` at the cursor began generic arguments, which were passed then.
  mutating func takeGenerics() -> Bool {
    let isGeneric = attempt { parser -> Bool? in
      guard parser.skipGenerics() else { return nil }
      switch parser.current.kind {
      case .leftParenthesis, .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .dot,
        .comma, .semicolon, .colon, .end:
        return true
      default: return parser.leadsLine ? true : nil
      }
    }
    return isGeneric == true
  }

  private mutating func collection() -> SwiftExpression.Form {
    take()
    if take(.colon) {
      _ = take(.rightBracket)
      return .dictionary([])
    }
    var (elements, entries): ([SwiftExpression], [SwiftEntry]) = ([], [])
    takeList { parser in
      let element = parser.enclosedExpression()
      if parser.take(.colon) {
        entries.append(SwiftEntry(key: element, value: parser.enclosedExpression()))
      } else {
        elements.append(element)
      }
    }
    _ = take(.rightBracket)
    return entries.isEmpty ? .array(elements) : .dictionary(entries)
  }

  /// `\Type.name`, `\.name`, with subscripts and `?`.
  private mutating func keyPath() -> SwiftExpression.Form {
    let start = start
    take()
    while !isAtEnd, !leadsLine {
      if at(.dot) || at(.word) || at(.quotedWord) || at(.integer) {
        if at(.word), current.traits.contains(.isFreeBefore) { break }
        take()
      } else if at(.leftBracket), !current.traits.contains(.isFreeBefore) {
        skipBrackets()
      } else if !current.isInfix, sign.first == "?" || sign.first == "!" {
        if !takeByte("?") { _ = takeByte("!") }
      } else {
        break
      }
    }
    return .keyPath(source[range(from: start)])
  }

  private mutating func pound() -> SwiftExpression.Form {
    let name = String(takeText().dropFirst())
    guard at(.leftParenthesis), !leadsLine else {
      if at(.leftBrace), !stopsAtBrace { return .pound(name, trailingClosures()) }
      return .pound(name, [])
    }
    switch name {
    case "available", "unavailable", "selector", "keyPath":
      skipBrackets()
      return .pound(name, [])
    default: return .pound(name, callArguments())
    }
  }

  /// The closure at the cursor, which is at its `{`.
  mutating func closure() -> SwiftExpression {
    let start = start
    let whole = block()
    var inside = SwiftParser(whole.tokensInside, of: source, depth: depth + 1)
    let closure = inside.closureContents(at: whole.range)
    return SwiftExpression(.closure(closure), at: range(from: start))
  }

  private mutating func closureContents(at range: TextRange) -> SwiftClosure {
    let signature = attempt { $0.closureSignature() }
    return SwiftClosure(
      captures: signature?.captures ?? [], parameters: signature?.parameters,
      type: signature?.type, body: rest(at: range))
  }

  private struct ClosureSignature {
    var captures: [SwiftArgument] = []
    var parameters: [String]?
    var types: [SwiftType?] = []
    var result: SwiftType?

    /// The type of the closure as far as it is written, with `_` for what is not.
    var type: String? {
      guard result != nil || types.contains(where: { $0 != nil }) else { return nil }
      let parameters = types.map { $0?.text ?? "_" }.joined(separator: ", ")
      return "(\(parameters))->\(result?.text ?? "_")"
    }
  }

  /// What stands before `in`; `nil` where there is no `in`.
  private mutating func closureSignature() -> ClosureSignature? {
    var signature = ClosureSignature()
    while at(.at) {
      take()
      take()
      if at(.leftParenthesis), !current.traits.contains(.isFreeBefore) { skipBrackets() }
    }
    if at(.leftBracket) { signature.captures = captures() }
    if at(.leftParenthesis) {
      (signature.parameters, signature.types) = parameters()
    } else if at(.word) || at(.dollarWord), !at("in") {
      var names: [String] = []
      repeat {
        guard let name = takeName() else { return nil }
        names.append(name)
      } while take(.comma)
      signature.parameters = names
    }
    while at("async") || at("throws") || at("rethrows") {
      take()
      if at(.leftParenthesis) { skipBrackets() }
    }
    if isAtSign("->") {
      take()
      signature.result = type()
      guard signature.result != nil else { return nil }
    }
    return take("in") ? signature : nil
  }

  private mutating func captures() -> [SwiftArgument] {
    var inside = SwiftParser(skipBrackets().dropFirst().dropLast(), of: source, depth: depth)
    var captures: [SwiftArgument] = []
    while !inside.isAtEnd {
      if inside.at("weak") || inside.at("unowned"), inside.next.kind != .comma {
        inside.take()
        if inside.at(.leftParenthesis) { inside.skipBrackets() }
      }
      let start = inside.start
      guard let name = inside.takeName() else { break }
      let value =
        inside.takeSign("=")
        ? inside.enclosedExpression()
        : SwiftExpression(.name(name, generics: nil), at: inside.range(from: start))
      captures.append(SwiftArgument(label: name, value: value))
      if !inside.take(.comma) { break }
    }
    return captures
  }

  private mutating func parameters() -> (names: [String], types: [SwiftType?]) {
    var inside = SwiftParser(skipBrackets().dropFirst().dropLast(), of: source, depth: depth)
    var (names, types): ([String], [SwiftType?]) = ([], [])
    inside.takeList { parser in
      var name = parser.takeName() ?? "_"
      if parser.at(.word) { name = parser.takeName() ?? name }
      names.append(name)
      types.append(parser.take(.colon) ? parser.type() : nil)
    }
    return (names, types)
  }
}
