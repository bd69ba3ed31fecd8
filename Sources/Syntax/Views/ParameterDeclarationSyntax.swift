/// `param name in range = expression`: a value given from outside.
package struct ParameterDeclarationSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.parameterDeclaration
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var name: NameToken? { node.nameAfterKeyword }
  package var bounds: RangeSyntax? { first(RangeSyntax.self) }
  /// What it is when nobody gives it.
  package var standard: ExpressionSyntax? { node.expression }
  package var documentation: String? { node.documentation }
}
