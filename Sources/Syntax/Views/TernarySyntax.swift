/// `a ? b : c ? d : e`: conditions and what each gives, then what is left.
package struct TernarySyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.ternary
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// Condition, result, condition, result, …, and the result when none holds.
  package var parts: [ExpressionSyntax] { node.children.compactMap(ExpressionSyntax.init) }
  /// Each condition with its result.
  package var branches: [(condition: ExpressionSyntax, result: ExpressionSyntax)] {
    let parts = parts
    return stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
  }
  /// What it is when no condition holds, or `nil` where it is missing.
  package var otherwise: ExpressionSyntax? { parts.count % 2 == 1 ? parts.last : nil }
}
