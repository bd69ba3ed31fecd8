/// `for name in range { … }`, over numbers or over a list.
package struct LoopSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.loop
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var name: NameToken? { node.nameAfterKeyword }
  /// Two ends, or without an operator a list.
  package var sequence: RangeSyntax? { first(RangeSyntax.self) }
  package var block: BlockSyntax? { first(BlockSyntax.self) }
}
