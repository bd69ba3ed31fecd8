import LayoutText

extension Parser {
  /// Reads the range of a case, or the comparison that other languages have there.
  mutating func caseRange() {
    switch peek {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: comparedRange()
    default: range()
    }
  }

  /// Reads a comparison without its left side, which stands for a range.
  private mutating func comparedRange() {
    let start = nodeStart
    let sign = here
    take()
    let first = here.offset
    sum()
    let end = gap
    if !isLost {
      let bound = cursor.source[first..<max(first, end.upperBound)]
      reportHabit { _ in
        .comparisonInCase(sign, bound, hole: sign.offset..<first, end: end.upperBound)
      }
    }
    finish(.error, since: start)
  }

  /// Reads the value of a case in the braces that other languages write around it.
  ///
  /// - Parameter start: Where the hole begins that the colon fills.
  mutating func bracedResult(behind start: Int) {
    let colon = takes(.colon) ? "" : ":"
    let (brace, end) = (here.range, closingLeaf(of: cursor.position))
    leaf(.skipped)
    let first = here.offset
    needlessReturn()
    if peek.startsValue { expression() }
    if !isLost, here.kind == .semicolon, cursor.position == end - 1 { leaf(.skipped) }
    let last = gap.upperBound
    let isWhole = !isLost && cursor.position == end
    if isWhole, here.kind == .rightBrace {
      let edits = [
        edit(start..<first, with: ": ", or: Edit(replace: brace, with: colon)),
        edit(last..<here.end, with: "", or: Edit(replace: here.range, with: "")),
      ]
      reportHabit { _ in .caseInBraces(at: brace, edits) }
    } else if !isLost {
      report { _ in .caseInBraces(at: brace, []) }
    }
    isLost = false
    let rest = nodeStart
    while cursor.position <= end, here.kind != .end { take() }
    finish(.skipped, since: rest)
  }

  /// What replaces `range` if there are only blanks and signs in it, and `other` if there is more.
  private func edit(_ range: TextRange, with text: String, or other: Edit) -> Edit {
    let signs = Array("{}:".utf8)
    let isBlank = cursor.source.bytes(in: range).allSatisfy { $0 <= 0x20 || signs.contains($0) }
    return isBlank ? Edit(replace: range, with: text) : other
  }
}
