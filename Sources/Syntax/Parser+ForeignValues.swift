import LayoutDiagnostics
import LayoutText

extension Parser {
  /// The operator that a word or a sign of another language stands for, in a condition.
  var foreignOperatorHere: Token.Kind? {
    guard current.isInCondition, peek.startsValue || peek == .word else { return nil }
    let token = cursor.unknownBefore ?? here
    guard token.kind == .unknown || peek == .word && peek(1).startsValue else { return nil }
    switch text(of: token) {
    case "and", "&": return .and
    case "or", "|": return .or
    default: return nil
    }
  }

  /// Takes an operator; returns whether it is one of another language.
  mutating func takesForeignOperator() -> Bool {
    guard peek.precedence == 0, let kind = foreignOperatorHere else {
      takeBeforeValue()
      return false
    }
    let sign = cursor.unknownBefore
    let token = sign ?? here
    reportHabit {
      .foreignWord($0.text(of: token), called: kind == .and ? "&&" : "||", at: token.range)
    }
    if sign == nil { leaf(.skipped) }
    return true
  }

  /// Whether a truth is inverted with a word.
  var isForeignNot: Bool {
    peek == .word && here.range.count == 3 && token(1).isSpaced && peek(1).startsPrimary
      && peek(1) != .greaterOrEqual && text(of: here) == "not"
  }

  /// Reads `not` and the comparison that it inverts.
  mutating func foreignNot() {
    let start = nodeStart
    let word = here.range
    let first = token(1)
    let isWhole = first.kind == .leftParenthesis
    take()
    nested { $0.comparison() }
    let sign = Edit(
      replace: word.lowerBound..<first.offset, with: isWhole ? "!" : "!(")
    let edits = [sign] + (isWhole ? [] : [Edit(replace: gap, with: ")")])
    report { _ in .foreignWord("not", called: "!", at: word, edits) }
    finish(.error, since: start)
  }

  /// Whether the colon of a ratio stands here, as in `16:9`.
  var isRatio: Bool {
    peek == .colon && !here.isSpaced && previous?.kind == .number && openTernaries == 0
      && peek(1) == .number && !token(1).isSpaced
  }

  /// Reads the rest of a ratio whose first number was taken.
  mutating func ratio(since start: NodeStart) {
    report { .foreignWord(":", called: "/", at: $0.here.range) }
    leaf(.skipped)
    expression()
    finish(.error, since: start)
  }

  /// Steps over an index behind the list at `start`, and the members behind it.
  mutating func index(of start: NodeStart) {
    let list = cursor.source[span(since: start)].shortened
    let bracket = nodeStart
    while here.kind == .leftBracket, !here.isSpaced {
      skipBracket()
      while peek == .dot, peek(1).isWord, !here.isSpaced {
        take()
        take()
      }
    }
    report { .index(of: list, at: $0.span(since: bracket)) }
    finish(.error, since: start)
  }

  /// Steps over `if … { … } else { … }` where a value is expected.
  mutating func ifExpression() {
    let start = nodeStart
    report { .ifForValue(at: $0.here.range) }
    while here.kind == .ifWord || here.kind == .elseWord {
      take()
      while here.kind != .leftBrace, here.kind != .ifWord, !here.leadsLine, here.kind != .end {
        take()
      }
      if here.kind == .leftBrace { skipBraces() }
    }
    finish(.error, since: start)
  }

  /// Reads the range of a case, or the comparison that other languages have there.
  mutating func caseRange() {
    let sign = here
    guard [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(peek) else { return range() }
    let start = nodeStart
    take()
    let first = here.offset
    sum()
    let bound = first..<max(first, gap.upperBound)
    reportHabit { .comparisonInCase(sign, $0.source[bound], at: bound) }
    finish(.error, since: start)
  }

  /// Reads the value of a case in the braces that other languages write around it.
  mutating func bracedResult() {
    let hole = gap.upperBound
    if peek == .colon { take() }
    let (brace, end) = (here.range, closingLeaf(of: cursor.position))
    leaf(.skipped)
    let first = here.offset
    if peek.startsValue { expression() }
    let isValue = !isLost && cursor.position == end
    let edits =
      isValue
      ? [
        Edit(replace: hole..<first, with: ": "),
        Edit(replace: gap.upperBound..<here.end, with: ""),
      ].filter { holdsSignsAlone($0.range) } : []
    isLost = false
    reportHabit { _ in .caseInBraces(at: brace, edits.count == 2 ? edits : []) }
    let rest = nodeStart
    while cursor.position <= end, here.kind != .end { take() }
    finish(.skipped, since: rest)
  }

  /// Whether there is nothing in `range` but blanks, braces and colons, and so no comment.
  private func holdsSignsAlone(_ range: TextRange) -> Bool {
    let signs = Array("{}:".utf8)
    return cursor.source.bytes(in: range).allSatisfy { $0 <= 0x20 || signs.contains($0) }
  }
}
