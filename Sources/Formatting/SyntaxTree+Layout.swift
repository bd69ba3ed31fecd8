internal import LayoutLanguage
package import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension SyntaxTree {
  /// Whether it is the tree of a layout rather than of some other text: a statement at its top parses, or
  /// its header does, and begins with a word that the language has there or a misspelling of one, or there
  /// is nothing in it. A brace on the line below its header is no fault here. No property stands there.
  package var isLayout: Bool {
    let words = ElementKind(Document.vocabulary).slots.map(\.word)
    let errors = diagnostics.filter { $0.severity == .error && $0.code != .braceOnNextLine }
      .map(\.range.lowerBound).sorted()
    return tokens.dropLast().allSatisfy(\.isTrivia)
      || file.statements.contains { statement in
        var end = statement.range.upperBound
        switch statement {
        case .element(let element):
          let word = element.kindName?.text ?? ""
          // Text that is no layout has such words, but hardly in front of a name and a block.
          let mayBeMisspelt = element.subject?.name != nil && element.block?.rightBrace != nil
          let isMisspelt = mayBeMisspelt && !likelyMeanings(of: word, among: words).isEmpty
          guard words.contains(word) || isMisspelt else { return false }
          // The block of a named one may have faults.
          if element.subject?.name != nil { end = element.block?.leftBrace?.end ?? end }
        case .property: return false
        default: break
        }
        let next = errors.partitioningIndex { $0 >= statement.range.lowerBound }
        return next == errors.count || errors[next] >= end
      }
  }
}
