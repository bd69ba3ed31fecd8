import LayoutDiagnostics
import LayoutText

extension Parser {
  /// Whether the word here is one of Swift's attributes: the sign before it is no token.
  var isAttribute: Bool {
    here.offset > cursor.source.base && cursor.source.byte(at: here.offset - 1) == UInt8(ascii: "@")
  }

  /// Reads a statement with one of Swift's attributes before it; Swift's access levels and `var`
  /// behind it are part of the same mistake.
  mutating func attributed() {
    let (start, first) = (nodeStart, here.offset - 1)
    let name = text(of: here)
    take()
    if here.kind == .leftParenthesis, partner(of: cursor.position) > cursor.position {
      let close = partner(of: cursor.position)
      while cursor.position <= close { take() }
    }
    while let statement = foreignStatement, statement == .declaration { take() }
    let isVariable = text(of: here) == "var"
    let kept = isVariable ? here.end : here.offset
    if isVariable || here.kind == .letWord, !isOnThisLine(.equals) {
      return unsetVariable(name, since: start)
    }
    finish(.skipped, since: start)
    recovery.swallowed.append(first..<gap.upperBound)
    report {
      .attribute(
        name, at: first..<$0.gap.upperBound,
        fix: .replacing(first..<kept, with: isVariable ? "let" : ""))
    }
    // It may stand on a line of its own.
    if endsHeader { return }
    if isVariable {
      typedBinding()
    } else {
      nested { $0.statement() }
    }
  }

  /// Steps over a variable without a value.
  private mutating func unsetVariable(_ attribute: String, since start: NodeStart) {
    let first = span(since: start).lowerBound - 1
    take()
    let name = peek.isWord ? text(of: here) : "name"
    while peek != .leftBrace, peek != .newline, peek != .semicolon, peek != .rightBrace,
      peek != .end
    { take() }
    finish(.skipped, since: start)
    recovery.swallowed.append(first..<gap.upperBound)
    report { .unsetVariable(attribute, name.shortened, at: first..<$0.gap.upperBound) }
  }
}
