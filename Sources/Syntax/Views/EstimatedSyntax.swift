/// `~44`: the content decides.
package struct EstimatedSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.estimated
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var operand: ExpressionSyntax? { node.expression }
}
