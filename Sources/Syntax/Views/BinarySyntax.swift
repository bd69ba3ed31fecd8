/// `a + b - c`: a chain of operators that bind equally, read from left to right.
package struct BinarySyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.binary
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// The operands; one more than there are operators, unless the last is missing.
  package var operands: [ExpressionSyntax] { node.children.compactMap(ExpressionSyntax.init) }
  package var operators: [Token] { node.ownTokens.filter { $0.kind.precedence > 0 } }
}
