/// `label expression` or `label width x height`: one of the values of a property.
package struct ValueSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.value
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// The word before it; a string is none, but is read as one.
  package var label: NameToken? { node.name { $0.kind.isWord || $0.kind == .string } }
  package var size: SizeSyntax? { first(SizeSyntax.self) }
  package var expression: ExpressionSyntax? { node.expression }
}
