import LayoutDiagnostics
import LayoutText

extension Parser {
  /// The operator that a word or a sign of another language stands for, in a condition.
  var foreignOperatorHere: Token.Kind? {
    guard current.isInCondition, peek.startsValue || peek == .word else { return nil }
    if let sign = cursor.unknownBefore {
      switch text(of: sign) {
      case "&": return .and
      case "|": return .or
      default: return nil
      }
    }
    guard peek == .word, peek(1).startsValue else { return nil }
    switch text(of: here) {
    case "and": return .and
    case "or": return .or
    case "is": return .equal
    default: return nil
    }
  }

  /// Steps over an index behind the list at `start`, and the members behind it.
  mutating func index(of start: NodeStart) {
    let list = cursor.source[span(since: start)].shortened
    let bracket = nodeStart
    while here.kind == .leftBracket, !here.isSpaced, partner(of: cursor.position) > cursor.position
    {
      let closer = partner(of: cursor.position)
      while cursor.position <= closer { take() }
      while peek == .dot, peek(1).isWord, !here.isSpaced {
        take()
        take()
      }
    }
    guard cursor.position > bracket.leaf else { return fail { $0.unexpected("a line end") } }
    report { .index(of: list, at: $0.span(since: bracket)) }
    finish(.error, since: start)
  }

  /// Takes an operator; returns whether it is one of another language.
  mutating func takesForeignOperator() -> Bool {
    guard peek.precedence == 0, let kind = foreignOperatorHere else {
      takeBeforeValue()
      if !here.isSpaced, peek == .equals || peek == .greater { gluedOperator() }
      return false
    }
    let meant = kind == .and ? "&&" : kind == .or ? "||" : "=="
    let sign = cursor.unknownBefore
    let token = sign ?? here
    reportHabit { .foreignWord($0.text(of: token), called: meant, at: token.range, isFixed: true) }
    if sign == nil { leaf(.skipped) }
    return true
  }

  /// Whether a truth is turned round with a word.
  var isForeignNot: Bool {
    peek == .word && here.range.count == 3 && token(1).isSpaced && peek(1).startsPrimary
      && peek(1) != .greaterOrEqual && text(of: here) == "not"
  }

  /// Reads `not` and the comparison that it turns round.
  mutating func foreignNot() {
    let start = nodeStart
    let word = here.range
    let first = token(1)
    take()
    nested { $0.comparison() }
    let isSafe = first.kind == .leftParenthesis
    let end = gap
    report { _ in
      let edit = Edit(
        replace: word.lowerBound..<first.offset, with: isSafe ? "!" : "!(")
      return .foreignWord("not", called: "!", at: word).helping(
        isSafe ? "write `!(…)`" : "write `!( )` around the comparison",
        fix: Fix(.safe, isSafe ? [edit] : [edit, Edit(replace: end, with: ")")]))
    }
    finish(.error, since: start)
  }

  /// Takes the rest of an operator that has one sign more elsewhere: `===`, `<>`.
  mutating func gluedOperator() {
    guard let sign = previous else { return }
    let isSame = here.kind == .equals && (sign.kind == .equal || sign.kind == .notEqual)
    guard isSame || (sign.kind == .less && here.kind == .greater) else { return }
    let range = sign.offset..<here.end
    let meant = sign.kind == .equal ? "==" : "!="
    report { .foreignWord($0.source[range], called: meant, at: range, isFixed: true) }
    leaf(.skipped)
  }

  /// Takes the word that stands for the comma between two values.
  mutating func takesForeignComma() -> Bool {
    guard peek == .word, here.range.count == 3, peek(1).startsLiteral, text(of: here) == "and"
    else { return false }
    let hole = gap.upperBound..<here.end
    reportHabit {
      .foreignWord("and", called: ",", at: $0.here.range)
        .helping("write `,`", fix: .replacing(hole, with: ","))
    }
    leaf(.skipped)
    return true
  }

  /// Whether the colon of a ratio stands here, as in `16:9`.
  var isRatio: Bool {
    peek == .colon && !here.isSpaced && previous?.kind == .number && openTernaries == 0
      && peek(1) == .number && !token(1).isSpaced
  }

  /// Reads the rest of a ratio whose first number was taken.
  mutating func ratio(since start: NodeStart) {
    let first = previous?.offset ?? here.offset
    let colon = here.range
    leaf(.skipped)
    silently { $0.expression() }
    if isLost {
      // Silence has kept back what is missing.
      isLost = false
      fail { $0.missingValue }
    }
    report {
      let range = first..<$0.gap.upperBound
      return .ratio($0.source[range], at: range, colon: colon)
    }
    finish(.error, since: start)
  }

  /// Steps over `if … { … } else { … }` where a value is expected.
  mutating func ifExpression() {
    let start = nodeStart
    let word = here
    var parts: [String] = []
    repeat {
      take()
      let condition = nodeStart
      while here.kind != .leftBrace, !here.leadsLine, here.kind != .end { take() }
      parts += [cursor.source[span(since: condition)], bracedText()]
      guard here.kind == .elseWord else { break }
      take()
    } while here.kind == .ifWord
    if previous?.kind == .elseWord { parts.append(bracedText()) }
    let whole = span(since: start)
    let isPlain = parts.allSatisfy { !$0.isEmpty && !$0.contains { $0 == "\n" || $0 == ";" } }
    let text = parts.count == 3 && isPlain ? "\(parts[0]) ? \(parts[1]) : \(parts[2])" : nil
    report { _ in
      .ifForValue(text, at: word.range, fix: text.map { .replacing(whole, with: $0) })
    }
    finish(.error, since: start)
  }

  /// Steps over braces and returns what stands in them.
  private mutating func bracedText() -> String {
    guard here.kind == .leftBrace else { return "" }
    let inside = nodeStart
    let end = min(closingLeaf(of: cursor.position) + 1, cursor.leaves.count - 1)
    while cursor.position < end { take() }
    let text = cursor.source[span(since: inside)].dropFirst().drop { $0 == " " }
    return String(text.dropLast().reversed().drop { $0 == " " }.reversed())
  }

  /// Takes the arrow that other languages have for the colon of a case.
  mutating func takesArrow() -> Bool {
    guard peek == .minus || peek == .equals, peek(1) == .greater, !token(1).isSpaced else {
      return false
    }
    let range = here.offset..<token(1).end
    let hole = gap.upperBound..<range.upperBound
    reportHabit { .arrowForColon($0.source[range], at: range, hole: hole) }
    let start = nodeStart
    take()
    take()
    finish(.skipped, since: start)
    return true
  }

  /// Steps over the `return` before the value of a case.
  mutating func needlessReturn() {
    guard peek == .word, here.range.count == 6, token(1).isSpaced, peek(1).startsPrimary,
      peek(1) != .greaterOrEqual, text(of: here) == "return"
    else { return }
    let hole = here.offset..<token(1).offset
    reportHabit { .needlessWord("return", at: $0.here.range, fix: .replacing(hole, with: "")) }
    leaf(.skipped)
  }
}
