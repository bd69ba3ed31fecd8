package import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

/// The text of `tree` in its canonical form, in bytes.
///
/// What does not parse is left as it is: the statement, the statement of the file that it stands in
/// where tidying the rest of that would change how the file is read, or else the whole file.
///
/// - Complexity: O(*n*) in the number of bytes.
/// - Source: `language.md` 7.
package func formatted(_ tree: SyntaxTree) -> [UInt8] {
  for extent in FaultExtent.allCases {
    var printer = Printer(tree, leaving: extent)
    printer.printFile()
    let output = printer.output
    guard tree.diagnostics.hasErrors else { return output }
    let reread = parse(SourceText(bytes: output, name: tree.source.name))
    if reread.reads(as: tree) { return output }
  }
  return tree.source.bytes
}

extension SyntaxTree {
  /// Whether it is read like `other`: the same faults, the same nodes, of the same tokens.
  fileprivate func reads(as other: SyntaxTree) -> Bool {
    diagnostics.map(\.code) == other.diagnostics.map(\.code) && nodeCount == other.nodeCount
      && (0..<nodeCount).allSatisfy { id in
        self[id].kind == other[id].kind && self[id].endID == other[id].endID
      } && words.elementsEqual(other.words)
  }

  /// The kinds of the tokens that have a meaning.
  private var words: some Sequence<Token.Kind> {
    tokens.lazy.filter { !$0.isTrivia && $0.kind != .semicolon }.map(\.kind)
  }
}
