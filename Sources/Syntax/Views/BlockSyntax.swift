/// `{ … }`: the inside of an element, a definition, a branch.
package struct BlockSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.block
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var statements: [StatementSyntax] { node.children.compactMap(StatementSyntax.init) }
  package var leftBrace: Token? { node.token(.leftBrace) }
  /// The closing brace, or `nil` where it is missing.
  package var rightBrace: Token? { node.token(.rightBrace) }
}
