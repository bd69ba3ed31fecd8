/// `split n`, `repeat n` or `as name` behind a header.
package struct ClauseSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.clause
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// What a clause does.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case split, `repeat`, `as`
  }

  package var word: NameToken? { node.name { $0.kind == .word } }
  package var kind: Kind? { word.flatMap { Kind(rawValue: $0.text) } }
  package var operand: ExpressionSyntax? { node.expression }
}
