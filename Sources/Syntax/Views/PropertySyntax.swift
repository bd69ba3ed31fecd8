/// `name: values`, the way an author sets a property.
package struct PropertySyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.property
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// The words before the colon; the first may be a string.
  package var path: [NameToken] {
    node.ownTokens
      .prefix { $0.kind != .colon && $0.kind != .equals }
      .filter { $0.kind.isWord || $0.kind == .string }
      .map { NameToken($0, of: node) }
  }
  /// What the property is called: the first of the path.
  package var name: NameToken? { path.first }
  package var colon: Token? { node.token(.colon) }
  package var values: [ValueSyntax] { all(ValueSyntax.self) }
  package var documentation: String? { node.documentation }
}
