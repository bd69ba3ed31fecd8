/// `>=8`: a spacing that may grow.
package struct AtLeastSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.atLeast
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var operand: ExpressionSyntax? { node.expression }
}
