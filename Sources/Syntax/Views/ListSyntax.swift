/// `[a, b, c]`.
package struct ListSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.list
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var elements: [ExpressionSyntax] { node.children.compactMap(ExpressionSyntax.init) }
}
