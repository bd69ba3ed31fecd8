import LayoutDiagnostics
import LayoutText

extension Parser {
  /// The statement that begins here as other languages begin it, and as no element can.
  var foreignStatement: ForeignStatement? {
    mutating get {
      guard let statement = ForeignStatement(here, in: cursor.source), isFollowed(statement) else {
        return nil
      }
      return statement
    }
  }

  /// Whether what follows the word is what follows it where `statement` is written.
  private mutating func isFollowed(_ statement: ForeignStatement) -> Bool {
    switch statement {
    case .binding: peek(1) == .word && (peek(2) == .equals || peek(2) == .colon)
    case .negativeCondition, .conditionalLoop: peek(1).startsValue && !isElementHeader
    case .loop: peek(1) == .word && peek(2) == .inWord
    case .answer:
      peek(1) == .word && peek(2) == .word && !isClauseWord(token(2)) && peek(3) != .timesWord
    case .declaration:
      peek(1).isReserved || peek(1) == .word && ["var", "func"].contains(text(of: token(1)))
    }
  }

  /// Whether what stands here could be the header of an element: a word, a name or a parenthesis,
  /// and a block.
  private var isElementHeader: Bool {
    mutating get {
      if token(1).kind == .leftParenthesis {
        let close = partner(of: cursor.position + 1) - cursor.position
        return close > 0 && peek(close + 1) == .leftBrace
      }
      guard let end = pathEnd(from: 1) else { return false }
      return [.leftBrace, .newline, .semicolon, .rightBrace, .end].contains(peek(end))
        || hasCross(from: 1)
    }
  }

  mutating func read(_ statement: ForeignStatement) {
    switch statement {
    case .binding: foreignBinding()
    case .negativeCondition, .conditionalLoop: conditionalBlock(statement)
    case .loop: renamedLoop()
    case .answer, .declaration: needlessWord()
    }
  }

  /// Reads a constant whose first word is another's, and its type with it.
  private mutating func foreignBinding() {
    report { .foreignBinding($0.text(of: $0.here), at: $0.here.range) }
    typedBinding()
  }

  /// Reads a constant with any foreign keyword, and its type with it.
  mutating func typedBinding() {
    guard peek(2) == .colon, isType(3) else { return binding() }
    let start = nodeStart
    take()
    take()
    silently { $0.typeAnnotation() }
    if takesEquals() { expression() }
    finish(.binding, since: start)
  }

  /// Reads a block behind a condition that is no `if`.
  private mutating func conditionalBlock(_ statement: ForeignStatement) {
    let start = nodeStart
    let word = here
    report {
      statement == .conditionalLoop
        ? .foreignLoop($0.text(of: word), at: word.range)
        : .foreignWord($0.text(of: word), called: "if", at: word.range)
          .helping("write `if !(…) { … }`")
    }
    take()
    silently { $0.question() }
    if here.kind == .elseWord { take() }
    isLost = false
    optionalBody()
    finish(.error, since: start)
  }

  /// Reads `foreach name in … { … }`.
  private mutating func renamedLoop() {
    report { .foreignWord($0.text(of: $0.here), called: "for", at: $0.here.range, isFixed: true) }
    loop()
  }

  /// Steps over the words that name what a closure is given.
  mutating func takeClosureWords() {
    let start = nodeStart
    for _ in 0..<current.closureWords { take() }
    current.closureWords = 0
    finish(.skipped, since: start)
  }

  /// Reports the words that a closure begins with, on a line of their own.
  mutating func closureName() {
    guard token(2).leadsLine || token(2).kind == .newline else { return }
    report { .closureName($0.text(of: $0.here), at: $0.here.offset..<$0.token(1).end) }
    current.closureWords = 2
  }

  /// Steps over the word here, and reads the statement behind it.
  private mutating func needlessWord() {
    let word = here
    report {
      .needlessWord(
        $0.text(of: word), at: word.range,
        fix: .replacing(word.offset..<$0.token(1).offset, with: ""))
    }
    leaf(.skipped)
    nested { $0.statement() }
  }

  /// Steps over a `switch` that stands alone, and reports that it is a value.
  mutating func switchStatement() {
    report { .switchStatement(at: $0.here.range) }
    let start = nodeStart
    take()
    while !here.leadsLine, here.kind != .leftBrace, here.kind != .end, here.kind != .rightBrace {
      take()
    }
    if here.kind == .leftBrace { skipBraces() }
    finish(.error, since: start)
    current.closedEnd = cursor.position
  }

  /// Whether another branch begins here with a word of another language.
  var isForeignElse: Bool {
    mutating get {
      guard here.kind == .word, (4...6).contains(here.range.count), peek(1).startsValue else {
        return false
      }
      return ["elif", "elsif", "elseif", "elseIf"].contains(text(of: here)) && !isElementHeader
    }
  }

  /// Steps over `then`, or a colon, between a condition and its block.
  mutating func needlessThen() {
    guard peek == .word || peek == .colon, peek(1) == .leftBrace else { return }
    guard peek == .colon || text(of: here) == "then" else { return }
    let hole = gap.upperBound..<here.end
    report {
      .needlessWord($0.text(of: $0.here), at: $0.here.range, fix: .replacing(hole, with: ""))
    }
    leaf(.skipped)
  }

  /// Reports an import of what is no file.
  mutating func foreignImport(behind keyword: Token) {
    let start = nodeStart
    name()
    let range = span(since: start)
    let text = cursor.source[range]
    let line = keyword.offset..<range.upperBound
    report { _ in
      text.first?.isUppercase ?? false
        ? .moduleImport(text, at: range, fix: .replacing(line, with: ""))
        : .unquotedImport(text, at: range)
    }
    finish(.skipped, since: start)
  }
}
