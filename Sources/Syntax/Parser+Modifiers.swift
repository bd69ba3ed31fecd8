import LayoutDiagnostics
import LayoutText

extension Parser {
  /// Whether one of SwiftUI's modifiers stands here, behind what it modifies or below it.
  var isModifier: Bool {
    mutating get {
      guard here.kind == .dot, token(1).kind == .word, !token(1).isSpaced, cursor.openBrackets == 0
      else {
        return false
      }
      if here.leadsLine { return true }
      switch previous?.kind {
      case .rightBrace: return true
      case .string, .rightParenthesis:
        if token(2).kind == .leftBrace { return true }
        return token(2).kind == .leftParenthesis && !token(2).isSpaced && !hasCross
      default: return false
      }
    }
  }

  /// Steps over the modifiers here, if there are any.
  mutating func takeModifiers() {
    if isModifier { modifiers() }
  }

  /// Steps over the modifiers here: one mistake, however many.
  mutating func modifiers() {
    let start = nodeStart
    let name = text(of: token(1)).shortened
    var first = here.range
    repeat {
      cursor.joined = cursor.position
      let isFirst = cursor.position == start.leaf
      take()
      take()
      if here.kind == .leftParenthesis, !here.isSpaced { skipBracket() }
      if peek == .leftBrace { skipBraces() }
      if isFirst { first = span(since: start) }
    } while isModifier
    recovery.swallowed.append(span(since: start))
    report { _ in .modifier(name, at: first) }
    finish(.error, since: start)
    current.closedEnd = cursor.position
  }

  /// Steps over a bracket and all that is in it; over its sign alone where it is never closed.
  mutating func skipBracket() {
    let close = partner(of: cursor.position)
    repeat { take() } while cursor.position <= close
  }
}
