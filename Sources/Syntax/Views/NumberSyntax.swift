/// A number of points, or a plain number.
package struct NumberSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.number
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var token: Token? { node.allTokens.last }
  /// The digits as they are written, unit left off and a bare dot completed: `0.50`.
  package var digits: String { decimalPrefix(of: node.compactText) }
  package var value: Double { decimal(digits) ?? 0 }
  /// Whether it is written with `pt`.
  package var hasUnit: Bool { token?.kind == .number && text.hasSuffix("t") }
}
