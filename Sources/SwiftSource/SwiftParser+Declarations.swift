internal import LayoutText

extension SwiftParser {
  /// The declaration at the cursor; `nil` where there is none.
  mutating func declaration() -> SwiftDeclaration? {
    attempt { parser in
      let start = parser.start
      let attributes = parser.attributes()
      let modifiers = parser.modifiers()
      guard let form = parser.declarationForm() else {
        guard !attributes.isEmpty else { return nil }
        // Something new behind an attribute.
        parser.skipStatement()
        return SwiftDeclaration(
          range: parser.range(from: start), attributes: attributes, modifiers: modifiers,
          form: .unread)
      }
      return SwiftDeclaration(
        range: parser.range(from: start), attributes: attributes, modifiers: modifiers, form: form)
    }
  }

  private mutating func attributes() -> [SwiftAttribute] {
    var attributes: [SwiftAttribute] = []
    while at(.at), next.kind == .word {
      take()
      var name = takeName() ?? ""
      while at(.dot), next.kind == .word {
        take()
        name = takeName() ?? name
      }
      skipGenerics()
      var arguments: [SwiftArgument] = []
      if at(.leftParenthesis), !current.traits.contains(.isFreeBefore) {
        if name == "available" || name == "objc" {
          skipBrackets()
        } else {
          arguments = callArguments()
        }
      }
      attributes.append(SwiftAttribute(name: name, arguments: arguments))
    }
    return attributes
  }

  private static let modifierWords: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy",
    "weak", "unowned", "override", "required", "convenience", "mutating", "nonmutating", "dynamic",
    "optional", "indirect", "nonisolated", "isolated", "distributed", "async", "infix", "prefix",
    "postfix", "class", "borrowing", "consuming",
  ]

  private mutating func modifiers() -> [String] {
    var modifiers: [String] = []
    while at(.word) {
      let word = text(current)
      guard Self.modifierWords.contains(word) else { break }
      // `class` is a modifier only in front of a member.
      if word == "class", !isMember(next) { break }
      let hasArgument = next.kind == .leftParenthesis
      guard next.kind == .word || next.kind == .at || hasArgument else { break }
      let start = start
      take()
      if hasArgument { skipBrackets() }
      modifiers.append(plainText(in: range(from: start)))
      // An attribute may stand behind a modifier.
      _ = at(.at) ? attributes() : []
    }
    return modifiers
  }

  private func isMember(_ token: SwiftToken) -> Bool {
    isWord(token, "func") || isWord(token, "var") || isWord(token, "let")
      || isWord(token, "subscript") || isWord(token, "override") || isWord(token, "private")
      || isWord(token, "fileprivate") || isWord(token, "internal") || isWord(token, "public")
      || isWord(token, "final") || isWord(token, "open")
  }

  private mutating func declarationForm() -> SwiftDeclaration.Form? {
    guard at(.word) else { return nil }
    if at("let") || at("var") { return variable() }
    if at("func") { return function(.function) }
    if at("init"), next.kind == .leftParenthesis || next.kind == .operatorSign {
      return function(.initializer)
    }
    if at("subscript"), next.kind == .leftParenthesis || next.kind == .operatorSign {
      return function(.subscripted)
    }
    if at("case") { return enumCases() }
    if at("extension"), next.kind == .leftBracket { return type().map { .type($0) } }
    guard next.kind == .word || next.kind == .quotedWord else {
      if at("deinit"), next.kind == .leftBrace { return unreadDeclaration() }
      return nil
    }
    if take("import") { return imported() }
    if take("typealias") || take("associatedtype") { return typeAlias() }
    if at("operator") || at("precedencegroup") || at("macro") { return unreadDeclaration() }
    return type().map { .type($0) }
  }

  private mutating func unreadDeclaration() -> SwiftDeclaration.Form {
    take()
    skipStatement()
    return .unread
  }

  private mutating func imported() -> SwiftDeclaration.Form {
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    if at(.word), kinds.contains(text(current)), next.kind == .word, !next.leadsLine { take() }
    let name = takeName() ?? ""
    while take(.dot) { take() }
    return .imported(name)
  }

  private mutating func typeAlias() -> SwiftDeclaration.Form {
    let name = takeName() ?? ""
    skipGenerics()
    if take(.colon) { _ = skipType() }
    guard takeSign("="), let type = type() as SwiftType? else { return .unread }
    return .typeAlias(name, type)
  }

  private mutating func type() -> SwiftTypeDeclaration? {
    let keyword = SwiftTypeDeclaration.Keyword.allCases.first { text(current) == $0.rawValue }
    guard let keyword else { return nil }
    return attempt { parser in
      parser.take()
      let start = parser.start
      guard var name = parser.takeName() ?? parser.takeCollection() else { return nil }
      while parser.at(.dot), parser.next.kind == .word {
        parser.take()
        name += "." + (parser.takeName() ?? "")
      }
      let nameRange = parser.range(from: start)
      parser.skipGenerics()
      if keyword == .extended, parser.takeByte("?") { name = "Optional" }
      var inherited: [SwiftType] = []
      if parser.take(.colon) {
        repeat {
          if let type = parser.type() as SwiftType? { inherited.append(type) }
        } while parser.take(.comma)
      }
      let requirements = parser.requirements()
      guard parser.at(.leftBrace) else { return nil }
      let whole = parser.block()
      var inside = SwiftParser(whole.tokensInside, of: parser.source, depth: parser.depth + 1)
      return SwiftTypeDeclaration(
        keyword: keyword, name: name, nameRange: nameRange, inherited: inherited,
        requirements: requirements,
        members: inside.depth > 60 ? [] : inside.members())
    }
  }

  private mutating func members() -> [SwiftDeclaration] {
    var members: [SwiftDeclaration] = []
    while !isAtEnd {
      let before = start
      if take(.semicolon) { continue }
      if let member = declaration() {
        members.append(member)
      } else {
        skipStatement()
        members.append(
          SwiftDeclaration(
            range: range(from: before), attributes: [], modifiers: [], form: .unread))
      }
      if start == before { take() }
    }
    return members
  }

  /// What a `where` clause asks, each part by itself.
  private mutating func requirements() -> [String] {
    guard take("where") else { return [] }
    let start = start
    while !isAtEnd, !at(.leftBrace), !at(.rightBrace), !at(.semicolon) {
      if at(.leftParenthesis) || at(.leftBracket) { skipBrackets() } else { take() }
    }
    return plainText(in: range(from: start)).split(separator: ",").map {
      String($0.drop { $0 == " " })
    }
  }

  /// Passes a `where` clause and the like, up to the body or the next line.
  private mutating func skipToBody() {
    _ = requirements()
  }

  private mutating func function(_ keyword: SwiftFunction.Keyword) -> SwiftDeclaration.Form? {
    let start = start
    var name = takeText()
    var nameRange = range(from: start)
    if keyword == .function {
      let start = self.start
      name = at(.operatorSign) ? takeText() : takeName() ?? ""
      nameRange = range(from: start)
    } else if !takeByte("?") {
      _ = takeByte("!")
    }
    let open = self.start
    let generics = skipGenerics() ? plainText(in: range(from: open)) : ""
    guard at(.leftParenthesis) else { return nil }
    var parameters = parameters()
    if keyword == .subscripted { parameters = parameters.map(\.ofSubscript) }
    while at("async") || at("throws") || at("rethrows") || at("reasync") {
      take()
      if at(.leftParenthesis) { skipBrackets() }
    }
    let result: SwiftType? = takeSign("->") ? type() : nil
    skipToBody()
    var before = self
    let body = at(.leftBrace) ? accessor() : nil
    return .function(
      SwiftFunction(
        keyword: keyword, name: name, nameRange: nameRange, generics: generics,
        parameters: parameters, result: result, body: body,
        setters: keyword == .subscripted && body != nil ? before.setters() : []))
  }

  private mutating func parameters() -> [SwiftParameter] {
    var inside = SwiftParser(skipBrackets().dropFirst().dropLast(), of: source, depth: depth)
    var parameters: [SwiftParameter] = []
    inside.takeList { parser in
      if let parameter = parser.parameter() { parameters.append(parameter) }
    }
    return parameters
  }

  private mutating func parameter() -> SwiftParameter? {
    let attributes = attributes()
    guard let label = takeName() else { return nil }
    let name = at(.word) || at(.quotedWord) ? takeName() ?? label : label
    guard take(.colon), let type = type() as SwiftType? else { return nil }
    let isVariadic = takeSign("...")
    return SwiftParameter(
      label: label == "_" ? nil : label, name: name, type: type,
      standard: takeSign("=") ? enclosedExpression() : nil, isVariadic: isVariadic,
      attributes: attributes)
  }

  private mutating func variable() -> SwiftDeclaration.Form {
    let isConstant = at("let")
    take()
    var bindings: [SwiftBinding] = []
    repeat {
      bindings.append(binding())
    } while take(.comma)
    return .variable(SwiftVariable(isConstant: isConstant, bindings: bindings))
  }

  private mutating func binding() -> SwiftBinding {
    let pattern = bindingPattern()
    let type: SwiftType? = take(.colon) ? type() : nil
    let value = takeSign("=") ? expression() : nil
    var getter: SwiftBlock?
    var setters: [SwiftSetter] = []
    if at(.leftBrace) {
      var before = self
      getter = accessor()
      // Behind a value there are only observers.
      if value != nil { getter = nil }
      setters = before.setters()
    }
    return SwiftBinding(
      pattern: pattern, type: type, value: value, getter: getter, setters: setters)
  }

  /// The accessors of a body that are run where its variable is set.
  private mutating func setters() -> [SwiftSetter] {
    var inside = SwiftParser(block().tokensInside, of: source, depth: depth + 1)
    var setters: [SwiftSetter] = []
    while !inside.isAtEnd {
      _ = inside.attributes()
      while inside.take("mutating") || inside.take("nonmutating") {}
      guard let word = inside.takeName() else { return setters }
      let standard = word == "didSet" ? "oldValue" : "newValue"
      var parameter: String?
      if inside.take(.leftParenthesis) {
        parameter = inside.takeName()
        _ = inside.take(.rightParenthesis)
      }
      while inside.take("async") || inside.take("throws") {}
      guard inside.at(.leftBrace) else { return setters }
      let body = inside.block()
      if let keyword = SwiftSetter.Keyword(rawValue: word) {
        setters.append(
          SwiftSetter(keyword: keyword, parameter: parameter ?? standard, body: body))
      }
    }
    return setters
  }

  /// What a body computes: all of it, or its `get`; `nil` where there are only observers.
  private mutating func accessor() -> SwiftBlock? {
    let whole = block()
    var inside = SwiftParser(whole.tokensInside, of: source, depth: depth + 1)
    _ = inside.attributes()
    while inside.take("mutating") || inside.take("nonmutating") {}
    let isObserved = inside.at("willSet") || inside.at("didSet")
    let isSplit =
      inside.at("get") || inside.at("set") || inside.at("_read") || inside.at("unsafeAddress")
    guard isObserved || isSplit, inside.next.kind != .dot, inside.next.kind != .operatorSign else {
      return whole
    }
    while !inside.isAtEnd {
      if inside.take("get") {
        while inside.take("async") || inside.take("throws") {}
        return inside.at(.leftBrace) ? inside.block() : nil
      }
      if inside.at(.leftBrace) { inside.skipBrackets() } else { inside.take() }
    }
    return nil
  }

  private mutating func enumCases() -> SwiftDeclaration.Form? {
    take()
    var cases: [SwiftEnumCase] = []
    repeat {
      let start = start
      guard let name = takeName() else { return nil }
      let nameRange = range(from: start)
      let payload = at(.leftParenthesis) ? payloadTypes() : nil
      let rawValue = takeSign("=") ? expression() : nil
      cases.append(
        SwiftEnumCase(name: name, range: nameRange, payload: payload, rawValue: rawValue))
    } while take(.comma)
    return .enumCases(cases)
  }

  private mutating func payloadTypes() -> [SwiftType?] {
    var inside = SwiftParser(skipBrackets().dropFirst().dropLast(), of: source, depth: depth)
    var types: [SwiftType?] = []
    inside.takeList { parser in
      if parser.at(.word), parser.next.kind == .colon {
        parser.take()
        parser.take()
      }
      types.append(parser.type())
    }
    return types
  }
}

extension SwiftParameter {
  /// A subscript's parameter has no label unless two names are written.
  fileprivate var ofSubscript: SwiftParameter {
    SwiftParameter(
      label: label == name ? nil : label, name: name, type: type, standard: standard,
      isVariadic: isVariadic, attributes: attributes)
  }
}
