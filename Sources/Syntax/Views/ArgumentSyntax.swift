/// `label: expression`, given to a call or a use.
package struct ArgumentSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.argument
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var label: NameToken? { node.name { $0.kind.isWord } }
  package var expression: ExpressionSyntax? { node.expression }
}
