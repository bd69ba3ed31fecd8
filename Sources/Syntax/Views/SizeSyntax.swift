/// `width x height`.
package struct SizeSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.size
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var width: ExpressionSyntax? {
    sides.first { $0.range.lowerBound < (times?.offset ?? .max) }
  }
  package var height: ExpressionSyntax? {
    sides.last { $0.range.lowerBound > (times?.offset ?? .max) }
  }
  /// The `x` between them.
  package var times: Token? { node.token(.timesWord) }

  private var sides: [ExpressionSyntax] { node.children.compactMap(ExpressionSyntax.init) }
}
