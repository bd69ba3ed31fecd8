import LayoutText

extension Parser {
  // element = word [ subject ] [ size ] { clause } [ block ]
  mutating func element() {
    let start = mark
    take()
    header()
    while !isLost, peek == .comma || peek == .colon, !isLooseProperty(1) {
      report { .strayInHeader($0.text(of: $0.here), at: $0.here.range) }
      leaf(.skipped)
      header()
    }
    if !isLost, isLooseProperty(0) || peek == .comma { looseProperties() }
    if !isLost, !endsHeader { fail { $0.unexpected("`{` or a line end") } }
    optionalBody()
    finish(.element, since: start)
  }

  /// Reads what stands between the kind and the block: subject, size, clauses.
  private mutating func header() {
    let hasSize = isClause ? false : subject()
    if !hasSize, !isLost, !isClause, !isLooseProperty(0), peek.startsValue { size() }
    while !isLost, isClause { clause() }
  }

  // subject = string | name | "(" expression ")"
  //
  // What `x` follows is no subject but the width of a size; returns whether it was.
  mutating func subject() -> Bool {
    let start = mark
    switch peek {
    case .word where isLooseProperty(0) && !hasCross: return false
    case .word: primary()
    case .string: leaf(.string)
    case .leftParenthesis: parenthesis()
    case .timesWord:
      if here.traits.contains(.stuck) {
        fail { $0.gluedSize }
      } else {
        report { .reservedWord($0.text(of: $0.here), at: $0.here.range) }
        leaf(.skipped)
      }
      return false
    case .dot where peek(1) == .word: primary()
    default: return false
    }
    guard !isLost else { return false }
    let hasUnit = nodes.last?.kind == .parenthesis && previous?.kind == .word
    if isFactor, hasCross { calculation(since: start) }
    if peek == .timesWord || hasUnit {
      sizeEnd(since: start)
      return true
    }
    if nodes.last?.kind == .call { report { .argumentsOfName(at: $0.span(since: start)) } }
    finish(.subject, since: start)
    return false
  }

  // clause = ( "split" | "repeat" | "as" ) primary
  mutating func clause() {
    let start = mark
    take()
    if peek == .colon {
      report { .strayInHeader($0.text(of: $0.here), at: $0.here.range) }
      leaf(.skipped)
    }
    primary()
    finish(.clause, since: start)
  }

  /// Whether nothing more of a header stands here.
  var endsHeader: Bool {
    switch peek {
    case .newline, .semicolon, .leftBrace, .rightBrace, .end: true
    default: false
    }
  }

  /// Whether the next token begins a clause.
  var isClause: Bool {
    peek == .word && isClauseWord(here)
  }

  /// Whether a clause begins with `token`, which is a word.
  func isClauseWord(_ token: Token) -> Bool {
    switch token.range.count {
    case 2: reads(.as, at: token)
    case 5: reads(.split, at: token)
    case 6: reads(.repeat, at: token)
    default: false
    }
  }

  private func reads(_ word: ClauseWord, at token: Token) -> Bool {
    source.bytes(in: token.range).elementsEqual(word.rawValue.utf8)
  }
}
