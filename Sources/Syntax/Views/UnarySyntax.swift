/// `-a` or `!a`.
package struct UnarySyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.unary
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var sign: Token? { node.ownTokens.first { _ in true } }
  package var operand: ExpressionSyntax? { node.expression }
}
