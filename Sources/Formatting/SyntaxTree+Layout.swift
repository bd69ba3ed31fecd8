internal import LayoutLanguage
package import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension SyntaxTree {
  /// Whether it is the tree of a layout rather than of some other text: a statement at its top parses and
  /// begins with a word of the language, or there is nothing in it.
  package var isLayout: Bool {
    let words = ElementKind(Document.vocabulary).slots.map(\.word)
    let errors = diagnostics.filter { $0.severity == .error }.map(\.range.lowerBound).sorted()
    return tokens.dropLast().allSatisfy(\.isTrivia)
      || file.statements.contains { statement in
        if case .element(let element) = statement, !words.contains(element.kindName?.text ?? "") {
          return false
        }
        let next = errors.partitioningIndex { $0 >= statement.range.lowerBound }
        return next == errors.count || errors[next] >= statement.range.upperBound
      }
  }
}
