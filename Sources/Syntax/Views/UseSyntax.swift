/// `use name(arguments) { … }`: the place where a definition expands.
package struct UseSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.use
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var name: NameToken? { node.nameAfterKeyword }
  package var arguments: [ArgumentSyntax] { all(ArgumentSyntax.self) }
  /// What is added to the element of the definition.
  package var block: BlockSyntax? { first(BlockSyntax.self) }
  package var documentation: String? { node.documentation }
}
