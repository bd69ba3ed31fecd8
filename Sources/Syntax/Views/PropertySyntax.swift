/// `name: values`, the way an author sets a property.
package struct PropertySyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.property
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// The words before the colon; the first may be a string.
  package var path: [NameToken] { words(from: 0) }
  /// Those of them behind the name: what is set of it, as in `insets.bottom`.
  package var parts: [NameToken] { words(from: 1) }

  private func words(from first: Int) -> [NameToken] {
    var (words, place) = ([NameToken](), 0)
    for token in node.ownTokens {
      if token.kind == .colon || token.kind == .equals { break }
      guard token.kind.isOfPath else { continue }
      if place >= first { words.append(NameToken(token, of: node)) }
      place += 1
    }
    return words
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
