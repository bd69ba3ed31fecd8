/// `name = expression`: a parameter of a definition and its default.
package struct ParameterSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.parameter
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var name: NameToken? { node.name { $0.kind.isWord } }
  package var standard: ExpressionSyntax? { node.expression }
}
