import LayoutDiagnostics
import LayoutText

extension Parser {
  /// Reads a block whose `{` is missing, if the lines look like one; returns whether they do.
  mutating func blockWithoutBrace(of owner: String) -> Bool {
    guard depth < Parser.deepest,
      let closer = braces.closer(ofBodyAt: cursor.position, under: current.start)
    else { return false }
    let brace = cursor.leaves[closer].token.range
    report {
      .missingBlock(
        of: owner, found: "a line end", at: $0.gap, fix: .inserting(" {", at: $0.gap.upperBound)
      ).pointing(at: brace, "closed here")
    }
    let start = nodeStart
    depth += 1
    braces.enter(current.start)
    braces.countStray()
    statements()
    if here.kind == .rightBrace { take() }
    braces.leave()
    depth -= 1
    current.closedEnd = cursor.position
    finish(.block, since: start)
    return true
  }

  /// Whether a bracket stands here that closes nothing, where a `}` is missing.
  var isWrongCloser: Bool {
    guard here.kind == .rightParenthesis || here.kind == .rightBracket, cursor.openBrackets == 0
    else {
      return false
    }
    return braces.lacksClosers
  }

  /// Takes a bracket that stands where the brace at `opener` should be closed.
  mutating func wrongCloser(of opener: Int) {
    let brace = cursor.leaves[opener].token.range
    report { .wrongCloser($0.text(of: $0.here), at: $0.here.range, opener: brace) }
    braces.countUnclosed()
    leaf(.skipped)
  }
}
