import LayoutDiagnostics
import LayoutText

extension Parser {
  /// Whether a property begins at the token `ahead` in a header, which belongs into its block.
  func isLooseProperty(_ ahead: Int) -> Bool {
    guard peek(ahead) == .word, let end = pathEnd(from: ahead) else { return false }
    return peek(end) == .colon && (peek(end + 1).startsValue || peek(end + 1) == .dot)
  }

  /// Reads the properties behind a header that stand in no braces: one mistake, however many.
  ///
  /// Without a block behind them they are read as the block.
  mutating func looseProperties() {
    let gap = gap
    if peek == .comma { leaf(.skipped) }
    let start = nodeStart
    let (first, colon) = (here, token(1))
    var ranges: [TextRange] = []
    while !isLost, isLooseProperty(0) {
      let range = looseProperty()
      ranges.append(range)
    }
    let isWhole = !isLost && endsHeader
    let hasBlock = peek == .leftBrace
    isLost = false
    let fix =
      isWhole ? Fix(.safe, hasBlock ? moving(ranges, from: gap) : bracing(ranges, from: gap)) : nil
    report {
      let name = $0.text(of: first)
      if ranges.count == 1, let clause = ClauseWord.meant(by: name) {
        return .foreignClause(
          name, meant: clause, at: first.range, replacing: first.offset..<colon.end)
      }
      return SizeSyntax.foreignSides.contains(name)
        ? .labelledSize(name, at: first.range)
        : .looseProperty(name.shortened, at: first.range, fix: fix)
    }
    finish(hasBlock || !isWhole ? .error : .block, since: start)
    isLost = !isWhole
  }

  /// Reads one property in silence and returns where it stands, the comma behind it left out.
  private mutating func looseProperty() -> TextRange {
    let first = here.offset
    silently { $0.property() }
    guard let last = previous else { return first..<first }
    let end = last.kind == .comma ? cursor.leaves[max(0, cursor.position - 2)].token.end : last.end
    return first..<max(first, end)
  }

  /// The edits that put braces around properties.
  private func bracing(_ ranges: [TextRange], from gap: TextRange) -> [Edit] {
    guard let last = ranges.last else { return [] }
    var edits: [Edit] = []
    var (end, separator) = (gap.upperBound, " { ")
    for range in ranges {
      edits.append(Edit(replace: end..<range.lowerBound, with: separator))
      (end, separator) = (range.upperBound, "; ")
    }
    return edits + [Edit(replace: last.upperBound..<(previous?.end ?? last.upperBound), with: " }")]
  }

  /// The edits that put properties into the block that begins here.
  private func moving(_ ranges: [TextRange], from gap: TextRange) -> [Edit] {
    let text = ranges.map { cursor.source[$0] }.joined(separator: "; ")
    let end = token(1).leadsLine ? "" : ";"
    return [
      Edit(replace: gap.upperBound..<here.offset, with: " "),
      Edit(replace: here.end..<here.end, with: " " + text + end),
    ]
  }
}
