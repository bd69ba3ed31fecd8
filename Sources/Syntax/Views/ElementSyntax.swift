package import LayoutText

/// `kind subject size clauses { … }`: anything that is laid out.
package struct ElementSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.element
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// The word it starts with, as in `hgroup`.
  package var kindName: NameToken? { node.name { $0.kind.isWord } }
  package var subject: SubjectSyntax? { first(SubjectSyntax.self) }
  package var size: SizeSyntax? { first(SizeSyntax.self) }
  /// `split`, `repeat` and `as`, in the order in which they are written.
  package var clauses: [ClauseSyntax] { all(ClauseSyntax.self) }
  package var block: BlockSyntax? { first(BlockSyntax.self) }
  /// What stands before the block, from the first token to the last.
  package var headerRange: TextRange {
    let end = block?.node.tokenRange.lowerBound ?? node.tokenRange.upperBound
    let last = node.allTokens[..<end].last { !$0.isTrivia }
    return range.lowerBound..<(last?.end ?? range.upperBound)
  }
  package var documentation: String? { node.documentation }
}
