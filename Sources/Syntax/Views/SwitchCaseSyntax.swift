/// `case ranges: expression` or `default: expression`.
package struct SwitchCaseSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.switchCase
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var isDefault: Bool { node.token(.defaultWord) != nil }
  package var ranges: [RangeSyntax] { all(RangeSyntax.self) }
  package var expression: ExpressionSyntax? { node.expression }
}
