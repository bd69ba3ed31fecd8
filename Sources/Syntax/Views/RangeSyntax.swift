/// `a..<b`, `a...b`, either end open, or `a` alone.
package struct RangeSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.range
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// `..<` or `...`, or `nil` for a single value (or a list, in a loop).
  package var sign: Token? { node.token(.halfOpenRange) ?? node.token(.closedRange) }
  package var isClosed: Bool { sign?.kind == .closedRange }
  /// What stands before the sign: the lower end, or the single value.
  package var lower: ExpressionSyntax? {
    ends.first { $0.range.lowerBound < (sign?.offset ?? .max) }
  }
  package var upper: ExpressionSyntax? {
    ends.last { $0.range.lowerBound > (sign?.offset ?? .max) }
  }

  private var ends: [ExpressionSyntax] { node.children.compactMap(ExpressionSyntax.init) }
}
