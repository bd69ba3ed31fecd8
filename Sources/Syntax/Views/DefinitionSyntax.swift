/// `define name(parameters) { … }`: a fragment to use elsewhere.
package struct DefinitionSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.definition
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var name: NameToken? { node.nameAfterKeyword }
  package var parameters: [ParameterSyntax] { all(ParameterSyntax.self) }
  package var block: BlockSyntax? { first(BlockSyntax.self) }
  package var documentation: String? { node.documentation }
}
