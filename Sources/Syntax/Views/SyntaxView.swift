package import LayoutText

/// A typed window on one kind of node.
///
/// Any part of it may be missing: source is often half-written.
package protocol SyntaxView: Sendable {
  static var kind: SyntaxTree.Kind { get }
  var node: SyntaxNode { get }
  init(unchecked node: SyntaxNode)
}

extension SyntaxView {
  /// The window on `node`, if it is of the kind.
  package init?(_ node: SyntaxNode) {
    guard node.kind == Self.kind else { return nil }
    self.init(unchecked: node)
  }

  package var range: TextRange { node.range }
  package var text: String { node.text }
  /// The `///` comments before it, line for line, or `nil` without one.
  package var documentation: String? { node.documentation }

  /// The first such view directly below.
  func first<View: SyntaxView>(_: View.Type) -> View? {
    node.child(View.kind).map(View.init(unchecked:))
  }

  /// All such views directly below.
  func all<View: SyntaxView>(_: View.Type) -> [View] { node.children.compactMap(View.init) }
}

/// A word or a string where it stands.
package struct NameToken: Hashable, Sendable {
  /// Its text; of a string the value, with its escapes decoded.
  package let text: String
  package let range: TextRange
  /// Whether it is written in quotes.
  package let isQuoted: Bool

  init(_ token: Token, of node: SyntaxNode) {
    range = token.range
    isQuoted = token.kind == .string
    text =
      isQuoted
      ? StringReader(node.storage.source.bytes(in: token.range)).value : node.text(of: token)
  }
}

extension SyntaxNode {
  /// The first own token that `accepts` holds for, as a name.
  func name(where accepts: (Token) -> Bool) -> NameToken? {
    ownTokens.first(where: accepts).map { NameToken($0, of: self) }
  }
}
