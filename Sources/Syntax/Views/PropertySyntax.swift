/// `name: values`, the way an author sets a property.
package struct PropertySyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.property
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// The words before the colon; the first may be a string.
  package var path: [NameToken] {
    node.ownTokens.lazy
      .prefix { $0.kind != .colon && $0.kind != .equals }
      .filter(\.kind.isOfPath)
      .map { NameToken($0, of: node) }
  }
  /// What the property is called: the first of the path.
  package var name: NameToken? {
    let first = node.ownTokens.first { $0.kind.isOfPath || $0.kind == .colon || $0.kind == .equals }
    return first.flatMap { $0.kind.isOfPath ? NameToken($0, of: node) : nil }
  }
  package var colon: Token? { node.token(.colon) }
  package var values: [ValueSyntax] { all(ValueSyntax.self) }
  package var documentation: String? { node.documentation }
}

extension Token.Kind {
  /// Whether it may stand among the words before the colon of a property.
  fileprivate var isOfPath: Bool { isWord || self == .string }
}
