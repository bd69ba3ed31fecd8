package import LayoutText

/// `name: values`, the way an author sets a property.
package struct PropertySyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.property
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// What the property is called: the first of the words before the colon; it may be a string.
  package var name: NameToken? { nameToken.map { NameToken($0, of: node) } }
  /// Where that stands.
  package var nameRange: TextRange? { nameToken?.range }
  /// The words behind the name: what is set of it, as in `insets.bottom`.
  package var parts: [NameToken] {
    var parts: [NameToken] = []
    var isBehindName = false
    for token in node.ownTokens {
      if token.kind.endsPath { break }
      guard token.kind.isOfPath else { continue }
      if isBehindName { parts.append(NameToken(token, of: node)) }
      isBehindName = true
    }
    return parts
  }

  private var nameToken: Token? {
    let first = node.ownTokens.first { $0.kind.isOfPath || $0.kind.endsPath }
    return first.flatMap { $0.kind.isOfPath ? $0 : nil }
  }
  package var colon: Token? { node.token(.colon) }
  package var values: [ValueSyntax] { all(ValueSyntax.self) }
  package var documentation: String? { node.documentation }
}

extension Token.Kind {
  /// Whether it may stand among the words before the colon of a property.
  fileprivate var isOfPath: Bool { isWord || self == .string }
  /// Whether the values stand behind it.
  fileprivate var endsPath: Bool { self == .colon || self == .equals }
}
