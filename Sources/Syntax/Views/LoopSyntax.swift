/// `for name in range { … }`, over numbers or over a list.
package struct LoopSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.loop
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var name: NameToken? { node.nameAfterKeyword ?? closureName }
  /// Two ends, or without an operator a list.
  package var sequence: RangeSyntax? { first(RangeSyntax.self) }
  /// The name that a closure of SwiftUI gives, behind its brace.
  private var closureName: NameToken? {
    guard let skipped = block?.node.child(.skipped), let word = skipped.tokens.first,
      word.kind == .word
    else { return nil }
    return NameToken(word, of: skipped)
  }
  package var block: BlockSyntax? { first(BlockSyntax.self) }
}
