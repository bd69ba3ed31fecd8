/// A number of points, or a plain number.
package struct NumberSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.number
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var token: Token? { node.allTokens.last }
  package var value: Double { leadingNumber(of: node.compactText[...]) }
  /// Whether it is written with `pt`.
  package var hasUnit: Bool { token?.kind == .number && text.hasSuffix("t") }
}
