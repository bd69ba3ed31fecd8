/// A word, or several with dots between: `gap`, `container.width`.
package struct NameSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.name
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var words: [NameToken] {
    node.ownTokens.filter { $0.kind.isWord }.map { NameToken($0, of: node) }
  }
  /// Whether it is `_`, the side of a size that is left open.
  package var isOpen: Bool { text == "_" }
}
