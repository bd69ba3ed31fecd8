/// A whole file.
package struct FileSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.file
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var statements: [StatementSyntax] { node.children.compactMap(StatementSyntax.init) }
}
