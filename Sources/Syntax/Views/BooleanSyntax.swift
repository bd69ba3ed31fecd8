/// `true` or `false`.
package struct BooleanSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.boolean
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var value: Bool { node.token(.trueWord) != nil }
}
