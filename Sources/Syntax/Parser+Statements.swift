import LayoutText

extension Parser {
  // file = statements
  mutating func file() {
    let start = mark
    while here.kind != .end {
      statements()
      if here.kind == .rightBrace { strayBraces() }
    }
    finish(.file, since: start)
  }

  // block = "{" statements "}"
  mutating func block() {
    guard depth < Parser.deepest else { return skipBlock() }
    let start = mark
    let opener = position
    depth += 1
    braces.enter(opener)
    take()
    statements()
    if here.kind == .rightBrace, !braces.closesOuter(position) {
      take()
    } else {
      reportUnclosed(opener)
    }
    braces.leave()
    depth -= 1
    closedEnd = position
    finish(.block, since: start)
  }

  // statements = { end_of_statement | closed_statement | open_statement end_of_statement }
  //              [ open_statement ]
  mutating func statements() {
    while true {
      joined = position
      switch here.kind {
      case .end, .rightBrace: return
      case .semicolon: take()
      default:
        if braces.ends(before: position) { return }
        statementStart = position
        statement()
        endOfStatement()
      }
    }
  }

  // statement = open_statement | closed_statement
  mutating func statement() {
    switch here.kind {
    case .letWord: binding()
    case .paramWord: parameterDeclaration()
    case .defineWord: definition()
    case .useWord: use()
    case .ifWord: condition()
    case .forWord: loop()
    case .importWord: importStatement()
    case .word where isForeignBinding:
      report { .foreignBinding($0.text(of: $0.here), at: $0.here.range) }
      binding()
    case .word: isProperty() ? property() : element()
    case .string: property()
    default: noStatement()
    }
  }

  /// Whether a constant is declared with another language's word.
  private var isForeignBinding: Bool {
    guard peek(1) == .word, peek(2) == .equals else { return false }
    return ["var", "const", "val"].contains(text(of: here))
  }

  // end_of_statement = line_end | ";"
  mutating func endOfStatement() {
    defer { isLost = false }
    if !isLost {
      switch peek {
      case .newline, .semicolon, .rightBrace, .end: return
      default: break
      }
      if position == closedEnd { return }
      if startsStatement {
        return report { .missingBreak(before: $0.text(of: $0.here), at: $0.here.range) }
      }
      fail { $0.unexpected("a line end") }
    }
    joined = -1
    skip { $0 != .leftBrace }
    if peek == .leftBrace { silently { $0.strayBlock() } }
  }

  // binding = "let" word "=" lines expression
  mutating func binding() {
    let start = mark
    take()
    nameOfStatement(after: "let")
    if takesEquals() { expression() }
    finish(.binding, since: start)
  }

  // parameter_declaration = "param" word [ "in" range ] "=" lines expression
  mutating func parameterDeclaration() {
    let start = mark
    take()
    nameOfStatement(after: "param")
    if takes(.inWord) { range() }
    if takesEquals() { expression() }
    finish(.parameterDeclaration, since: start)
  }

  // import_statement = "import" string
  mutating func importStatement() {
    let start = mark
    take()
    if !takes(.string) {
      fail { .expected(.name, "a file in quotes after `import`", found: $0.found, at: $0.gap) }
    }
    finish(.importStatement, since: start)
  }

  // definition = "define" word [ parameters ] block
  mutating func definition() {
    let start = mark
    take()
    nameOfStatement(after: "define")
    if peek == .leftParenthesis { parameters() }
    body(of: "the definition")
    finish(.definition, since: start)
  }

  // use = "use" word [ "(" arguments ")" ] [ block ]
  mutating func use() {
    let start = mark
    take()
    nameOfStatement(after: "use")
    if !isLost, peek == .leftParenthesis { arguments() }
    optionalBody()
    finish(.use, since: start)
  }

  // condition = "if" expression block [ "else" ( condition | block ) ]
  //
  // However many conditions follow one another, they are one node.
  mutating func condition() {
    let start = mark
    let first = mark
    take()
    question()
    body(of: "the condition")
    finish(.branch, since: first)
    while here.kind == .elseWord, position == closedEnd, elseBranch() {}
    finish(.condition, since: start)
  }

  /// Reads the expression of a condition, in which `=` may stand for `==`, and `=>` for `>=`.
  private mutating func question() {
    let start = mark
    expression()
    guard !isLost, peek == .equals else { return }
    let sign = mark
    take()
    let isReversed = peek == .greater && !here.isSpaced
    if isReversed { take() }
    report { .equalsForComparison(isReversed ? ">=" : "==", at: $0.span(since: sign)) }
    silently { $0.expression() }
    finish(.error, since: start)
  }

  /// Reads `else` and its branch, and says whether another may follow.
  private mutating func elseBranch() -> Bool {
    let start = mark
    take()
    let isAsking = takes(.ifWord) || peek.startsValue
    if isAsking, previous?.kind == .elseWord { report { .missingIf(at: $0.gap) } }
    if isAsking { question() }
    body(of: isAsking ? "the condition" : "`else`")
    finish(.branch, since: start)
    return isAsking
  }

  // loop = "for" word "in" sequence block
  mutating func loop() {
    let start = mark
    take()
    nameOfStatement(after: "for")
    if takes(.inWord) {
      sequence()
    } else {
      fail { .expected(.part, "`in` after the name", found: $0.found, at: $0.gap) }
    }
    body(of: "the loop")
    finish(.loop, since: start)
  }

  // sequence = expression [ ( "..<" | "..." ) expression ]
  private mutating func sequence() {
    let start = mark
    expression()
    if takes(.halfOpenRange) || takes(.closedRange) { expression() }
    finish(.range, since: start)
  }

  /// Takes the name that a statement gives or uses.
  mutating func nameOfStatement(after keyword: String) {
    if takes(.word) { return }
    if peek.isReserved, peek != .inWord || peek(1) == .equals {
      report { .reservedWord($0.text(of: $0.here), at: $0.here.range) }
      take()
    } else if peek == .equals || peek == .inWord || peek == .leftBrace {
      report { .missingName(after: keyword, found: $0.found, at: $0.gap) }
    } else {
      fail { .missingName(after: keyword, found: $0.found, at: $0.gap) }
    }
  }

  /// Takes the `=` of a binding, or the colon that was written for it.
  mutating func takesEquals() -> Bool {
    guard !isLost else { return false }
    if peek == .colon, peek(1) == .word, peek(2) == .equals { typeAnnotation() }
    if peek == .colon { report { .colonForEquals(at: $0.here.range) } }
    guard peek == .equals || peek == .colon else {
      fail { .expected(.part, "`=` and a value", found: $0.found, at: $0.gap) }
      return false
    }
    takeBeforeValue()
    return true
  }

  /// Steps over the type that Swift writes behind a name.
  private mutating func typeAnnotation() {
    let start = mark
    take()
    let type = here
    take()
    report { .typeAnnotation($0.text(of: type).shortened, at: $0.span(since: start)) }
    finish(.skipped, since: start)
  }

  /// Reads the block that a statement must have.
  mutating func body(of owner: String) {
    if here.kind != .leftBrace {
      fail { .missingBlock(of: owner, found: $0.found, at: $0.gap) }
    }
    optionalBody()
  }

  /// Reads the block of a statement if there is one, whatever stands before its brace.
  mutating func optionalBody() {
    if isLost {
      joined = -1
      skip { $0 != .leftBrace }
    }
    guard here.kind == .leftBrace else { return }
    let isBelow = peek == .newline
    if isBelow, !isLost { report { $0.braceOnNextLine } }
    isLost = false
    block()
  }

  /// Takes what can start no statement.
  private mutating func noStatement() {
    switch here.kind {
    case .leftBrace:
      report { .strayBlock(at: $0.here.range) }
      strayBlock()
    case .elseWord:
      report { .strayElse(at: $0.here.range) }
      let start = mark
      _ = elseBranch()
      finish(.error, since: start)
    default:
      let isReserved = here.kind.isReserved
      let text = text(of: here)
      fail {
        isReserved
          ? .reservedWord(text, at: $0.here.range)
          : .noStatement(text.shortened, at: $0.here.range)
      }
      leaf(.skipped)
    }
  }

  /// Takes closing braces that close nothing: one mistake, however many.
  private mutating func strayBraces() {
    let start = mark
    var braces: [TextRange] = []
    while here.kind == .rightBrace {
      braces.append(here.range)
      take()
    }
    report { _ in .strayBraces(at: braces) }
    finish(.skipped, since: start)
  }

  /// Reads a block that no statement owns.
  private mutating func strayBlock() {
    let start = mark
    isLost = false
    block()
    finish(.error, since: start)
  }
}
