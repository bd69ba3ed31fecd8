import LayoutText

extension Parser {
  /// Whether the leaf is a parenthesis, stuck to what is called, that is closed.
  mutating func opensCall(_ leaf: Int) -> Bool {
    guard leaf < cursor.leaves.count else { return false }
    let token = cursor.leaves[leaf].token
    return token.kind == .leftParenthesis && !token.isSpaced && partner(of: leaf) > leaf
  }

  func isCapitalized(_ leaf: Int) -> Bool {
    guard leaf < cursor.leaves.count else { return false }
    let token = cursor.leaves[leaf].token
    return token.kind == .word && source.byte(at: token.offset) &- UInt8(ascii: "A") < 26
  }

  /// Whether a word with Swift's dot before it stands in the bracket at `opener`.
  ///
  /// - Complexity: O(*n*) in what the brackets of a file hold: none is searched twice for nothing.
  mutating func holdsLeadingDot(_ opener: Int) -> Bool {
    let close = partner(of: opener)
    guard close > opener, opener >= current.dotlessEnd else { return false }
    let signs: Set<Token.Kind> = [.leftParenthesis, .leftBracket, .comma, .colon]
    let holdsDot = (opener..<close).contains { leaf in
      cursor.leaves[leaf].token.kind == .dot && cursor.leaves[leaf + 1].token.kind.isWord
        && signs.contains(cursor.leaves[leaf - 1].token.kind)
    }
    if !holdsDot { current.dotlessEnd = close }
    return holdsDot
  }

  /// Reads the rest of a call of Swift whose name was taken since `start`; returns whether it is one.
  ///
  /// Productions nest deeply: what is rare has a frame of its own.
  mutating func takesSwiftCall(since start: NodeStart) -> Bool {
    guard isCapitalized(start.leaf), holdsLeadingDot(cursor.position) else { return false }
    swiftValue(since: start)
    return true
  }

  /// Reads a call with Swift's dot before it; returns whether it is one.
  mutating func takesDottedCall() -> Bool {
    guard !token(1).isSpaced, let end = pathEnd(from: 1), opensCall(cursor.position + end) else {
      return false
    }
    swiftValue(since: nodeStart)
    return true
  }

  /// Reads a list of calls of Swift; returns whether it is one.
  mutating func takesSwiftList() -> Bool {
    guard isCapitalized(cursor.position + 1), opensCall(cursor.position + 2),
      holdsLeadingDot(cursor.position)
    else { return false }
    swiftValue(since: nodeStart)
    return true
  }

  /// Reads a value that is a call of Swift, or a list of them, what was taken since `start` included:
  /// in one statement they are one mistake.
  mutating func swiftValue(since start: NodeStart) {
    if here.kind == .leftBracket { skipBracket() }
    while true {
      if opensCall(cursor.position) {
        // Its arguments are of interest, and those of the calls among them.
        if recovery.silence > 2 {
          skipBracket()
        } else {
          let close = partner(of: cursor.position)
          silently { $0.arguments() }
          while cursor.position <= close { take() }
          isLost = false
        }
      } else if here.kind == .dot, peek(1).isWord, !token(1).isSpaced,
        !here.isSpaced || cursor.position == start.leaf
      {
        take()
        take()
      } else {
        break
      }
    }
    let range = span(since: start)
    recovery.swallowed.append(range)
    let hasDots = current.swiftDots.statement == current.start && !current.swiftDots.places.isEmpty
    if isReporting, !hasDots, current.swiftValue != current.start {
      report { .swiftValue($0.source[range], at: range) }
      current.swiftValue = current.start
    }
    finish(.error, since: start)
  }
}
