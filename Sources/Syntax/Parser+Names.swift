import LayoutDiagnostics
import LayoutText

extension Parser {
  /// Behind which token ahead words end that are cursor.joined by hyphens, if those begin `ahead`.
  func hyphenatedEnd(from ahead: Int) -> Int? {
    guard token(ahead).kind == .word else { return nil }
    var end = ahead + 1
    while peek(end) == .minus, !token(end).isSpaced, !token(end + 1).isSpaced,
      peek(end + 1).isWord || peek(end + 1) == .number
    {
      end += 2
    }
    return end > ahead + 1 ? end : nil
  }

  /// Whether a name with hyphens stands here, and no difference that is the side of a size.
  var isHyphenated: Bool {
    guard peek == .word, let end = hyphenatedEnd(from: 0) else { return false }
    return peek(end) != .timesWord && peek(end).precedence == 0
  }

  /// Reads a name with hyphens, which is reported, as `kind`.
  mutating func hyphenatedName(_ kind: SyntaxTree.Kind) {
    guard let end = hyphenatedEnd(from: 0) else { return }
    let start = nodeStart
    for _ in 0..<end { take() }
    report { .hyphenInName($0.source[$0.span(since: start)], at: $0.span(since: start)) }
    finish(kind, since: start)
  }

  /// Reads what stands behind the first word of a property's name that has hyphens.
  mutating func hyphenatedProperty() {
    let first = previous?.offset ?? here.offset
    let start = nodeStart
    while peek == .minus {
      take()
      take()
    }
    report {
      let range = first..<$0.gap.upperBound
      return .hyphenInName($0.source[range], at: range)
    }
    finish(.skipped, since: start)
  }

  /// Whether a label with hyphens stands here, with a value behind it.
  var isHyphenatedLabel: Bool {
    guard peek == .word, let end = hyphenatedEnd(from: 0) else { return false }
    return peek(end).startsLiteral || peek(end) == .leftBracket
  }

  /// Whether a word stands here that a header has no place for, with a number behind it.
  var isWordInHeader: Bool {
    mutating get { peek == .word && peek(1).startsLiteral && !isClause && !hasCross }
  }

  /// Whether what a header shows stands here with a sign behind it that compares values, chooses
  /// between them, or calculates.
  var isBareExpression: Bool {
    mutating get {
      guard let end = operandEnd, peek(end + 1).startsPrimary else { return false }
      return peek(end).comparesOrChooses || peek != .string && calculates(end) && !hasCross
    }
  }

  /// What is behind a name, a call, a string, or something in parentheses that stands here.
  private var operandEnd: Int? {
    mutating get {
      var end = pathEnd(from: 0) ?? 0
      if peek(end) == .leftParenthesis, end == 0 || !token(end).isSpaced {
        end = max(end, partner(of: cursor.position + end) - cursor.position) + 1
      }
      return end > 0 ? end : nil
    }
  }

  /// Whether the token `ahead` is the sign of a calculation; `-` begins a length unless there are
  /// spaces around it, and texts are not joined with `+`.
  private func calculates(_ ahead: Int) -> Bool {
    switch peek(ahead) {
    case .plus: peek(ahead + 1) != .string
    case .minus: token(ahead).isSpaced && token(ahead + 1).isSpaced
    case .star, .slash, .percent: true
    default: false
    }
  }

  /// Reports what stands behind the parts of a header.
  mutating func strayInHeader() {
    guard peek == .word, !startsStatement else {
      if isBlockInBrackets { return blockInBrackets() }
      if peek == .plus, previous?.kind == .string || peek(1) == .string, !hasCross {
        return fail { .joinedTexts(at: $0.here.range) }
      }
      if peek.comparesOrChooses, !peek(1).comparesOrChooses {
        return fail { .bareExpression(at: $0.here.range) }
      }
      return fail { $0.unexpected("`{` or a line end") }
    }
    let word = text(of: here)
    if let clause = ClauseWord.meant(by: word) {
      return fail {
        .foreignClause(word, meant: clause, at: $0.here.range, replacing: $0.here.range)
      }
    }
    let meant = likelyMeanings(of: word, among: ClauseWord.allCases.map(\.rawValue))
    guard meant.isEmpty,
      peek(1) == .string || isBehindSize && !braces.lacksOpeners && startsSizedElement
    else {
      return fail {
        let stray = Diagnostic.wordInHeader(word.shortened, at: $0.here.range)
        return meant.first.map {
          stray.helping("did you mean `\($0)`?", fix: .replacing(stray.range, with: $0))
        }
          ?? stray.noting("a header consists of a name, a size, and `split`, `repeat` or `as`")
          .helping("write properties in `{ }` after the header")
      }
    }
    // Nothing but what shows a text has a string behind its word, and no header has two sizes.
    report { .missingBreak(before: word, at: $0.here.range) }
    current.closedEnd = cursor.position
  }

  /// Whether a reserved word stands where a name does: before a size or a block.
  var isReservedName: Bool {
    let isRange = [.halfOpenRange, .closedRange].contains(peek(2))
    let isSize = [.number, .fraction, .tilde].contains(peek(1)) && !isRange
    return peek.isReserved && peek != .inWord && (isSize || peek(1) == .leftBrace)
  }

  /// Whether an element with a size begins here.
  private var startsSizedElement: Bool {
    mutating get {
      let size = peek(1) == .word || peek(1) == .string ? 2 : 1
      return [.number, .fraction, .tilde].contains(peek(size)) && hasCross
    }
  }

  /// Whether the statement that is read has a size.
  private var isBehindSize: Bool {
    cursor.leaves[current.start..<cursor.position].contains { $0.token.kind == .timesWord }
  }

  /// Whether a type stands `ahead`, as Swift has it.
  func isType(_ ahead: Int) -> Bool {
    guard peek(ahead) == .word else { return false }
    return cursor.source.byte(at: token(ahead).offset) &- UInt8(ascii: "A") < 26
  }
}

extension Token.Kind {
  /// Whether it compares values, or chooses between them: no size has it.
  fileprivate var comparesOrChooses: Bool {
    switch self {
    case .or, .and, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .question,
      .coalesce:
      true
    default: false
    }
  }
}
