internal import LayoutSyntax

/// Tokens of one statement, comments among them, without the statements of its blocks.
struct TokenRun {
  let places: Range<Int>
  /// Whether it may not fit on one line.
  let mayBreak: Bool
}

extension Printer {
  /// Writes the tokens at `places`, breaking lines that are too long.
  mutating func run(_ places: Range<Int>) {
    guard !places.isEmpty else { return }
    if hasFaults(places) { return rawRun(places) }
    let mayBreak = !isFlat && lineEnd(of: places, from: WritePosition(self)) != places.upperBound
    let run = TokenRun(places: places, mayBreak: mayBreak)
    var place = places.lowerBound
    var gap = place
    while place < places.upperBound {
      if !tokens[place].isTrivia {
        writeGap(gap..<place, in: run)
        writeToken(place)
        if let braces = spacings.switches[place], opens(braces, at: place, in: run) {
          openSwitch(braces, behind: place)
          place = braces.node.tokenRange.upperBound - 1
        }
        gap = place + 1
      }
      place += 1
    }
  }

  /// Writes a run with an error in it.
  private mutating func rawRun(_ places: Range<Int>) {
    var start = places.lowerBound
    while start < places.upperBound, tokens[start].kind == .space { start += 1 }
    if start < places.upperBound, !tokens[start].isTrivia { writeSpacing(before: start) }
    raw(start..<places.upperBound)
  }

  /// Writes what stands before a token: comments, and a line end or a space.
  private mutating func writeGap(_ gap: Range<Int>, in run: TokenRun) {
    let next = gap.upperBound
    let isBroken = run.mayBreak && spacings.all[next].level > 0 && !fits(gap, in: run)
    var breaks = isBroken
    if let first = gap.first(where: { tokens[$0].kind.isComment }) {
      let lastBreak = gap.last { tokens[$0].kind == .newline } ?? gap.lowerBound
      let isBelow = tokens[gap.lowerBound..<first].contains { $0.kind == .newline }
      breaks = lastBreak > first ? isBelow : isBroken
      writeComments(first..<next, before: next, breaking: &breaks)
    }
    if breaks {
      startLine(indentedBy: indentation + (tokens[next].kind.standsWithStatement ? 0 : Self.step))
    } else {
      writeSpacing(before: next)
    }
  }

  /// Writes the comments at `places`, in the lines in which they stand.
  ///
  /// - Parameter breaks: Whether a line ends before the first, and, afterwards, behind the last.
  private mutating func writeComments(
    _ places: Range<Int>, before next: Int, breaking breaks: inout Bool
  ) {
    let lastBreak = places.last { tokens[$0].kind == .newline } ?? -1
    var isBehindCode = true
    for place in places {
      switch tokens[place].kind {
      case .newline: breaks = true
      case let kind where kind.isComment:
        if breaks {
          let isOuter = tokens[next].kind == .elseWord
          startLine(indentedBy: indentation + (isOuter ? 0 : Self.step))
        } else {
          let columns = Int(spacings.all[place].columns)
          writeSpaces(place > lastBreak ? columns : isBehindCode ? 2 : 1)
        }
        writeComment(place)
        (isBehindCode, breaks, isFresh) = (false, false, false)
      default: break
      }
    }
  }
}

extension Token.Kind {
  /// Whether, at the start of a line, it is indented no deeper than its statement.
  fileprivate var standsWithStatement: Bool {
    self == .elseWord || self == .rightParenthesis || self == .rightBracket
  }
}
