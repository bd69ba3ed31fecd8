/// `switch subject { case …: … default: … }`.
package struct SwitchSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.switchExpression
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var subject: ExpressionSyntax? { node.expression }
  /// Its cases in order, `default` last.
  package var cases: [SwitchCaseSyntax] { all(SwitchCaseSyntax.self) }
}
