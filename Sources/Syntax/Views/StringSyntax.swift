/// `"…"`.
package struct StringSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.string
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var token: Token? { node.allTokens.first }
  /// What it says, escapes decoded.
  package var value: String { token.map { NameToken($0, of: node).text } ?? "" }
}
