/// A word, or several with dots between: `gap`, `container.width`.
package struct NameSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.name
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var words: [NameToken] {
    node.ownTokens.lazy.filter(\.kind.isWord).map { NameToken($0, of: node) }
  }
  /// The word, if it is one alone.
  package var word: NameToken? {
    var words = node.ownTokens.lazy.filter(\.kind.isWord).makeIterator()
    guard let word = words.next(), words.next() == nil else { return nil }
    return NameToken(word, of: node)
  }
  /// Whether it is `_`, the side of a size that is left open.
  package var isOpen: Bool { text == "_" }
}
