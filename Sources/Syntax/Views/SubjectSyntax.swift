/// What stands between the kind and the size: a name, or what a text shows.
package struct SubjectSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.subject
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// A string, a name path or a parenthesis.
  package var expression: ExpressionSyntax? { node.expression }
  /// The name, if it is one word or a string.
  package var name: NameToken? { expression?.name }
}

extension ExpressionSyntax {
  /// The name that it is, if it is one word or a string.
  package var name: NameToken? {
    switch self {
    case .string(let string): string.token.map { NameToken($0, of: string.node) }
    case .name(let path): path.word
    default: nil
    }
  }
}
