/// `(expression)`, or `(expression)w`.
package struct ParenthesisSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.parenthesis
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var expression: ExpressionSyntax? { node.expression }
  package var unit: AxisUnit? {
    node.token(.word).flatMap { AxisUnit(rawValue: node.text(of: $0)) }
  }
}
