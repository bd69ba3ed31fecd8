/// `import "path"`.
package struct ImportSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.importStatement
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var path: NameToken? { node.name { $0.kind == .string } }
}
