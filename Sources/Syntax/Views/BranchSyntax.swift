/// One branch of a condition, with its `if` unless it is the last resort.
package struct BranchSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.branch
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// Whether it is the `else` that asks nothing.
  package var isLastResort: Bool { node.token(.ifWord) == nil && condition == nil }
  package var condition: ExpressionSyntax? { node.expression }
  package var block: BlockSyntax? { first(BlockSyntax.self) }
}
