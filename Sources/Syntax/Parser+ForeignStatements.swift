import LayoutDiagnostics
import LayoutText

extension Parser {
  /// Reads a statement that begins with a word of Swift; returns whether one stands here.
  mutating func takesForeignStatement() -> Bool {
    guard let keyword = SwiftKeyword(here, in: cursor.source) else { return false }
    switch keyword {
    case .variable where peek(1) == .word && (peek(2) == .equals || peek(2) == .colon):
      foreignBinding()
    case .loop where peek(1).startsValue && hasBlock() || !isProperty():
      foreignLoop()
    case .answer
    where peek(1) == .word && peek(2) == .word && !isClauseWord(token(2)) && peek(3) != .timesWord,
      .modifier where peek(1).isReserved || SwiftKeyword(token(1), in: cursor.source) == .variable:
      needlessWord()
      nested { $0.statement() }
    default: return false
    }
    return true
  }

  /// Reads a constant under another language's word, and its type with it.
  private mutating func foreignBinding() {
    let start = nodeStart
    let isTyped = peek(2) == .colon && isType(3)
    let word = Edit(replace: here.range, with: "let")
    let edits = [word] + (isTyped ? [Edit(replace: token(1).end..<token(3).end, with: "")] : [])
    report { .foreignWord($0.text(of: $0.here), called: "let", at: $0.here.range, edits) }
    take()
    take()
    if isTyped { silently { $0.typeAnnotation() } }
    if takesEquals() { expression() }
    finish(.binding, since: start)
  }

  /// Steps over a loop with a condition, but for its block.
  private mutating func foreignLoop() {
    let start = nodeStart
    report { .foreignLoop($0.text(of: $0.here), at: $0.here.range) }
    skip { _ in true }
    optionalBody()
    finish(.error, since: start)
  }

  /// Steps over a word that stands before what is a whole without it.
  mutating func needlessWord() {
    let hole = here.offset..<token(1).offset
    report { .needless($0.text(of: $0.here), at: $0.here.range, [Edit(replace: hole, with: "")]) }
    leaf(.skipped)
  }

  /// Reads `body` in the parentheses that other languages write around it.
  mutating func inParentheses(_ body: (inout Parser) -> Void) {
    let opener = here.range
    let close = partner(of: cursor.position)
    leaf(.skipped)
    body(&self)
    guard !isLost, cursor.position == close else { return fail { $0.unexpected("`)`") } }
    let edits = [opener, here.range].map { Edit(replace: $0, with: " ") }
    report { _ in .needless("( )", at: opener, edits) }
    leaf(.skipped)
  }

  /// Whether a range stands here in parentheses.
  var isBracketedRange: Bool {
    mutating get {
      guard peek == .leftParenthesis, partner(of: cursor.position) > cursor.position else {
        return false
      }
      return cursor.leaves[(cursor.position + 1)..<partner(of: cursor.position)].contains {
        $0.token.kind == .halfOpenRange || $0.token.kind == .closedRange
      }
    }
  }

  /// Takes the `in` before the range of a parameter, or the colon that was written for it.
  mutating func takesInOfParameter() -> Bool {
    let isRange = [peek(1), peek(2)].contains { $0 == .halfOpenRange || $0 == .closedRange }
    guard !isLost, peek == .colon, isRange else { return takes(.inWord) }
    let edit = Edit(replace: gap.upperBound..<here.end, with: " in")
    report { .foreignWord(":", called: "in", at: $0.here.range, [edit]) }
    leaf(.skipped)
    return true
  }

  /// Takes the sign of a range, or what other languages write for it.
  mutating func takesRangeSign() -> Bool {
    if isLost { return false }
    if takes(.halfOpenRange) || takes(.closedRange) { return true }
    guard peek == .dot, peek(1) == .dot, !token(1).isSpaced else { return false }
    let start = nodeStart
    take()
    take()
    let isClosed = peek == .equals && !here.isSpaced
    if isClosed { take() }
    report { .foreignRange(at: $0.span(since: start), isClosed ? "..." : nil) }
    finish(.skipped, since: start)
    return true
  }

  /// Steps over a `switch` that stands alone.
  mutating func switchStatement() {
    let start = nodeStart
    report { .switchStatement(at: $0.here.range) }
    skip { _ in true }
    if here.kind == .leftBrace { skipBraces() }
    finish(.error, since: start)
    current.closedEnd = cursor.position
  }

  /// Reads an import of what is not in quotes: a module, or a file.
  mutating func unquotedImport(behind keyword: Token) {
    let start = nodeStart
    name()
    report {
      let range = $0.span(since: start)
      return .unquotedImport($0.source[range], at: range, line: keyword.offset..<range.upperBound)
    }
    finish(.skipped, since: start)
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
}
