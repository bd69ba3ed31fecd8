package import LayoutSyntax
internal import LayoutText

/// The text of `tree` in its canonical form, in bytes.
///
/// What does not parse is left as it is, and so is the whole file where tidying the rest would
/// change how it is read.
///
/// - Complexity: O(*n*) in the number of bytes.
/// - Source: `language.md` 7.
package func formatted(_ tree: SyntaxTree) -> [UInt8] {
  var printer = Printer(tree)
  printer.printFile()
  let output = printer.output
  guard tree.diagnostics.hasErrors else { return output }
  let reread = parse(SourceText(bytes: output, name: tree.source.name))
  return reread.reads(as: tree) ? output : tree.source.bytes
}

extension SyntaxTree {
  /// Whether it is made of the same tokens as `other`, with the same faults.
  fileprivate func reads(as other: SyntaxTree) -> Bool {
    diagnostics.map(\.code) == other.diagnostics.map(\.code)
      && tokens.lazy.map(\.kind).filter(\.isMeant)
        .elementsEqual(other.tokens.lazy.map(\.kind).filter(\.isMeant))
  }
}

extension Token.Kind {
  /// Whether it says more than where something ends.
  fileprivate var isMeant: Bool { !isTrivia && self != .semicolon || isComment }
}
