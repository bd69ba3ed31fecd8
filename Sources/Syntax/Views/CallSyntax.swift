/// `name(arguments)`.
package struct CallSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.call
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var callee: NameSyntax? { first(NameSyntax.self) }
  package var arguments: [ArgumentSyntax] { all(ArgumentSyntax.self) }
}
