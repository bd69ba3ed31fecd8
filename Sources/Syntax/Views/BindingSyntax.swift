/// `let name = expression`.
package struct BindingSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.binding
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var name: NameToken? { node.nameAfterKeyword }
  package var expression: ExpressionSyntax? { node.expression }
  package var documentation: String? { node.documentation }
}
