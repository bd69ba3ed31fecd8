package import LayoutText

/// A Swift file as it is read for its layouts: declarations at once, bodies when they are asked for.
package struct SwiftFile: Sendable {
  package let source: SourceText
  /// Declarations, and in a script statements, in their order.
  package let statements: [SwiftStatement]
  /// Where its variables are changed.
  package let changes: SwiftChanges
  /// What shows that it is not whole.
  package let fault: SwiftFault?
  /// The branches of `#if` that were not taken.
  package let inactiveRanges: [TextRange]

  /// The declarations at the top.
  package var declarations: [SwiftDeclaration] {
    statements.compactMap { statement in
      if case .declaration(let declaration) = statement.form { declaration } else { nil }
    }
  }

  /// The lines of the `///` or `/** */` comment in front of `offset`, without its signs.
  ///
  /// - Complexity: O(*n*) in the lines of the comment.
  package func documentation(before offset: Int) -> [String] {
    var lines: [String] = []
    var line = source.lineIndex(of: offset) - 1
    while line >= 0 {
      let text = source[source.line(at: line)].drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix("///") else { break }
      let rest = text.dropFirst(3)
      lines.append(String(rest.first == " " ? rest.dropFirst() : rest))
      line -= 1
    }
    return lines.reversed()
  }
}

/// The Swift file in `source`. Never fails: what is not read is kept as an unread node.
///
/// - Complexity: O(*n*) in the bytes of `source`.
package func parseSwift(_ source: SourceText) -> SwiftFile {
  let active = ActiveTokens(of: swiftTokens(of: source), in: source)
  var parser = SwiftParser(active.tokens[...], of: source, depth: 0)
  let statements = parser.statements()
  return SwiftFile(
    source: source, statements: statements, changes: SwiftChanges(in: active.tokens, of: source),
    fault: SwiftFault(in: active.tokens, of: source),
    inactiveRanges: active.inactiveRanges)
}
