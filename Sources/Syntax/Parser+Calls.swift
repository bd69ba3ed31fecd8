import LayoutDiagnostics
import LayoutText

extension Parser {
  /// Whether a call stands where a statement should, as in SwiftUI and UIKit.
  var isCallStatement: Bool {
    mutating get {
      guard let end = pathEnd(from: 0), token(end).kind == .leftParenthesis, !token(end).isSpaced
      else { return false }
      let close = closer(ahead: end)
      guard close > end, token(close + 1).kind != .timesWord, !hasStuckUnit(behind: close) else {
        return false
      }
      if end > 1 { return cursor.source.byte(at: here.offset) &- UInt8(ascii: "A") < 26 }
      return holdsArguments(from: end + 1, to: close) || hasClosure(close + 1)
    }
  }

  /// Whether a block begins there with the name of what a closure is given.
  private func hasClosure(_ ahead: Int) -> Bool {
    token(ahead).kind == .leftBrace && token(ahead + 1).kind == .word
      && token(ahead + 2).kind == .inWord
  }

  /// How many tokens ahead the bracket is closed that is open there, or -1.
  private mutating func closer(ahead: Int) -> Int {
    let opener = cursor.position + ahead
    guard opener < cursor.leaves.count else { return -1 }
    return partner(of: opener) - cursor.position
  }

  private func hasStuckUnit(behind close: Int) -> Bool {
    isUnit(token(close + 1)) && !token(close + 1).isSpaced
  }

  /// Whether what stands in a parenthesis is more, or less, than one value.
  mutating func holdsArguments(from first: Int, to close: Int) -> Bool {
    if first == close { return true }
    if token(first).kind.isWord, token(first + 1).kind == .colon { return true }
    if token(first).kind == .dot, token(first + 1).kind.isWord, first + 2 == close { return true }
    var ahead = first
    while ahead < close {
      switch token(ahead).kind {
      case .comma, .halfOpenRange, .closedRange: return true
      case .leftParenthesis, .leftBracket: ahead = max(ahead + 1, closer(ahead: ahead))
      default: ahead += 1
      }
    }
    return false
  }

  /// Steps over a call where a statement should stand, and reads the block behind it; with what a
  /// closure is given it is a loop.
  mutating func callStatement() {
    let start = nodeStart
    let word = text(of: here)
    take()
    while peek == .dot, peek(1).isWord {
      take()
      take()
    }
    let inside = nodeStart
    let isEmpty = peek(1) == .rightParenthesis
    skipBracket()
    let range = span(since: inside)
    finish(.error, since: inside)
    recovery.swallowed.append(range)
    // Without their parentheses modifiers would stand behind a name.
    if !isEmpty || !isModifier {
      report {
        isEmpty ? .needless("()", at: range) : .callStatement(word, at: $0.span(since: start))
      }
    }
    if !endsHeader, !isModifier { isLost = true }
    let isLoop = hasClosure(0)
    if isLoop { current.closureWords = 2 }
    optionalBody()
    takeModifiers()
    finish(isLoop ? .loop : .element, since: start)
  }

  /// Takes parentheses that hold nothing, which neither a name nor a definition has.
  mutating func emptyParentheses() {
    guard !isLost, peek == .leftParenthesis, peek(1) == .rightParenthesis else { return }
    let start = nodeStart
    take()
    take()
    report { .needless("()", at: $0.span(since: start)) }
    finish(.skipped, since: start)
  }

  /// Reads the arguments of a `use` that stand in no parentheses.
  mutating func bareArguments() {
    let hole = gap.upperBound..<here.offset
    let start = nodeStart
    repeat { argument() } while !isLost && takes(.comma)
    report {
      let range = $0.span(since: start)
      let end = range.upperBound..<range.upperBound
      return .bareArguments(
        $0.source[range], at: range,
        [Edit(replace: hole, with: "("), Edit(replace: end, with: ")")])
    }
  }
}
