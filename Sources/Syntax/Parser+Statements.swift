internal import LayoutDiagnostics
import LayoutText

/// The words of other languages for `else if`.
private let wordsForElseIf: Set = ["elif", "elsif", "elseif"]

extension Parser {
  // file = statements
  mutating func file() {
    let start = nodeStart
    while here.kind != .end {
      statements()
      if here.kind == .rightBrace { strayBraces() }
    }
    finish(.file, since: start)
  }

  // block = "{" statements "}"
  mutating func block() {
    guard depth < Parser.deepest else { return skipBlock() }
    let start = nodeStart
    let opener = cursor.position
    depth += 1
    braces.enter(opener)
    take()
    if peek == .word, peek(1) == .inWord, current.closureWords == 0 { closureName() }
    if current.closureWords > 0 { takeClosureWords() }
    statements()
    if here.kind == .rightBrace, !braces.closesOuter(cursor.position) {
      take()
    } else if isWrongCloser {
      wrongCloser(of: opener)
    } else {
      reportUnclosed(opener)
    }
    braces.leave()
    depth -= 1
    current.closedEnd = cursor.position
    finish(.block, since: start)
  }

  // statements = { end_of_statement | closed_statement | open_statement end_of_statement }
  //              [ open_statement ]
  mutating func statements() {
    while true {
      cursor.joined = cursor.position
      switch here.kind {
      case .rightBrace where braces.isStray(cursor.position): strayBraces()
      case .end, .rightBrace: return
      case .semicolon: take()
      case _ where isWrongCloser: return
      default:
        if braces.ends(before: cursor.position) { return }
        current.start = cursor.position
        statement()
        endOfStatement()
      }
    }
  }

  // statement = open_statement | closed_statement
  mutating func statement() {
    if let end = swiftCodeEnd() { return swiftCode(upTo: end) }
    switch here.kind {
    case .letWord: binding()
    case .paramWord: parameterDeclaration()
    case .defineWord: definition()
    case .useWord: use()
    case .ifWord: condition()
    case .forWord: loop()
    case .importWord: importStatement()
    case .word: wordStatement()
    case .dot where peek(1) == .word: modifiers()
    case .string: property()
    default: noStatement()
    }
  }

  /// Reads a statement that begins with a word: a property or an element, or what others write.
  private mutating func wordStatement() {
    if takesForeignStatement() { return }
    if isCallStatement { return callStatement() }
    if isProperty() { return property() }
    isWordForElseIf ? strayElse() : element()
  }

  // end_of_statement = line_end | ";"
  mutating func endOfStatement() {
    defer { isLost = false }
    if !isLost {
      switch peek {
      case .newline, .semicolon, .rightBrace, .end: return
      default: break
      }
      if cursor.position == current.closedEnd || isWrongCloser { return }
      if startsStatement {
        return report { .missingBreak(before: $0.text(of: $0.here), at: $0.here.range) }
      }
      fail { $0.unexpected("a line end") }
    }
    cursor.joined = -1
    skip { $0 != .leftBrace }
    if peek == .leftBrace { silently { $0.strayBlock() } }
  }

  // binding = "let" word "=" lines expression
  mutating func binding() {
    let start = nodeStart
    take()
    nameOfStatement(after: "let")
    if takesEquals() { expression() }
    finish(.binding, since: start)
  }

  // parameter_declaration = "param" word [ "in" range ] "=" lines expression
  mutating func parameterDeclaration() {
    let start = nodeStart
    take()
    nameOfStatement(after: "param")
    if takesInOfParameter() { range() }
    if takesEquals() { expression() }
    finish(.parameterDeclaration, since: start)
  }

  // import_statement = "import" string
  mutating func importStatement() {
    let start = nodeStart
    let keyword = here
    take()
    if peek == .word, cursor.unknownBefore == nil {
      unquotedImport(behind: keyword)
    } else if peek == .word {
      skip { _ in true }
    } else if !takes(.string) {
      fail {
        .expected(.missingName, "a file in quotes after `import`", found: $0.found, at: $0.gap)
      }
    }
    finish(.importStatement, since: start)
  }

  // definition = "define" word [ parameters ] block
  mutating func definition() {
    let start = nodeStart
    take()
    nameOfStatement(after: "define")
    if peek == .leftParenthesis { parameters() }
    body(of: "the definition")
    finish(.definition, since: start)
  }

  // use = "use" word [ "(" arguments ")" ] [ block ]
  mutating func use() {
    let start = nodeStart
    take()
    nameOfStatement(after: "use")
    if !isLost, peek == .leftParenthesis {
      arguments()
    } else if !isLost, peek.startsValue {
      bareArguments()
    }
    optionalBody()
    finish(.use, since: start)
  }

  // condition = "if" expression block [ "else" ( condition | block ) ]
  //
  // However many conditions follow one another, they are one node.
  mutating func condition() {
    let start = nodeStart
    let first = nodeStart
    let header = current.start
    take()
    question()
    body(of: "the condition")
    finish(.branch, since: first)
    repeat { current.start = header } while continuesCondition && elseBranch()
    finish(.condition, since: start)
  }

  /// Reads the expression of a condition, in which `=` may stand for `==`, and `=>` for `>=`.
  mutating func question() {
    if peek == .letWord { return fail { .bindingInCondition(at: $0.here.range) } }
    let start = nodeStart
    current.isInCondition = true
    expression()
    current.isInCondition = false
    guard !isLost, peek == .equals else { return }
    let sign = nodeStart
    take()
    let isReversed = peek == .greater && !here.isSpaced
    if isReversed { take() }
    report { .equalsForComparison(isReversed ? ">=" : "==", at: $0.span(since: sign)) }
    silently { $0.expression() }
    finish(.error, since: start)
  }

  /// Whether another branch of the condition before follows.
  private var continuesCondition: Bool {
    cursor.position == current.closedEnd && (here.kind == .elseWord || isForeignElse)
  }

  /// Whether the word of another language for `else if` stands in the line of the brace before, or
  /// leads one with a condition behind it.
  private var isForeignElse: Bool {
    isWordForElseIf && (!here.leadsLine || peek(1).startsValue)
  }

  /// Whether a word of another language for `else if` stands here.
  private var isWordForElseIf: Bool {
    here.kind == .word && cursor.source.byte(at: here.offset) == UInt8(ascii: "e")
      && wordsForElseIf.contains(text(of: here))
  }

  /// Reads `else` and its branch; returns whether another may follow.
  private mutating func elseBranch(isStray: Bool = false) -> Bool {
    let start = nodeStart
    if !isStray, isForeignElse { report { .foreignElse($0.text(of: $0.here), at: $0.here.range) } }
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
    let start = nodeStart
    take()
    if peek == .leftParenthesis, peek(1).isWord, token(2).kind == .inWord {
      inParentheses { $0.turns() }
    } else {
      turns()
      if isLost, here.kind == .leftParenthesis { skipBracket() }
    }
    body(of: "the loop")
    finish(.loop, since: start)
  }

  /// Reads the name of a loop and what it goes over.
  mutating func turns() {
    nameOfStatement(after: "for")
    if takes(.inWord) {
      sequence()
    } else {
      fail {
        .expected(.missingPart, "`in` after the name", found: $0.found, at: $0.gap)
          .helping("for example: `for i in 0..<3 {`")
      }
    }
  }

  // sequence = expression [ ( "..<" | "..." ) expression ]
  mutating func sequence() {
    if isBracketedRange { return inParentheses { $0.sequence() } }
    let start = nodeStart
    current.isInCondition = true
    expression()
    if takesRangeSign() { expression() }
    current.isInCondition = false
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
      fail { .expected(.missingPart, "`=` and a value", found: $0.found, at: $0.gap) }
      return false
    }
    takeBeforeValue()
    return true
  }

  /// Steps over the type that Swift writes behind a name.
  mutating func typeAnnotation() {
    let start = nodeStart
    take()
    let type = here
    take()
    reportHabit { .typeAnnotation($0.text(of: type).shortened, at: $0.span(since: start)) }
    finish(.skipped, since: start)
  }

  /// Reads the block that a statement must have.
  mutating func body(of owner: String) {
    if here.kind != .leftBrace {
      if !isLost, blockWithoutBrace(of: owner) { return }
      fail { .missingBlock(of: owner, found: $0.found, at: $0.gap) }
    }
    optionalBody()
  }

  /// Reads the block of a statement if there is one, and skips what stands before its brace.
  mutating func optionalBody() {
    if isLost {
      cursor.joined = -1
      skip { $0 != .leftBrace }
    }
    guard here.kind == .leftBrace else { return }
    let isBelow = peek == .newline
    if isBelow, !isLost { report { $0.braceOnNextLine } }
    isLost = false
    block()
  }

  /// Reads a branch that no condition stands before.
  private mutating func strayElse() {
    report { .strayElse($0.text(of: $0.here), at: $0.here.range) }
    let start = nodeStart
    _ = elseBranch(isStray: true)
    finish(.error, since: start)
  }

  /// Takes what can start no statement.
  private mutating func noStatement() {
    switch here.kind {
    case .leftBrace where braces.lacksClosers:
      fail { .strayBlock(at: $0.here.range) }
      braces.countUnclosed()
      leaf(.skipped)
      current.closedEnd = cursor.position
      isLost = false
    case .leftBrace:
      report { .strayBlock(at: $0.here.range) }
      strayBlock()
    case .elseWord: strayElse()
    case .switchWord: switchStatement()
    case .comma where previous?.kind == .rightBrace && peek(1) == .word:
      report { .commaBetweenElements(at: $0.here.range) }
      leaf(.skipped)
      nested { $0.statement() }
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
  mutating func strayBraces() {
    let start = nodeStart
    var ranges: [TextRange] = []
    repeat {
      ranges.append(here.range)
      take()
      braces.countStray()
    } while here.kind == .rightBrace && (braces.open.isEmpty || braces.isStray(cursor.position))
    report { _ in .strayBraces(at: ranges) }
    finish(.skipped, since: start)
  }

  /// Reads a block that no statement owns.
  mutating func strayBlock() {
    let start = nodeStart
    isLost = false
    block()
    finish(.error, since: start)
  }
}
