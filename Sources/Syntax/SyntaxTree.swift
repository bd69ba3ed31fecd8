package import LayoutDiagnostics
package import LayoutText

/// The whole file as a tree: every token, comments and errors included.
///
/// Nodes lie in one array in preorder, so a subtree is a slice.
package struct SyntaxTree: Sendable {
  /// What a node is; each has a view of the same name, `error` and `skipped` excepted.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case file, block
    // Statements.
    case element, property, binding, parameterDeclaration, definition, use, condition, loop
    case importStatement
    // Parts of statements.
    case subject, size, clause, parameter, argument, branch, value, range, switchCase
    // Expressions.
    case number, fraction, string, boolean, name, call, list, estimated, atLeast, parenthesis
    case switchExpression, unary, binary, ternary
    /// Where an expression or a statement should stand and nothing could be read: reported.
    case error
    /// Tokens that were reported and are no part of anything.
    case skipped
  }

  /// A node as it is stored.
  struct Node: Sendable {
    let kind: Kind
    /// How many nodes follow in its subtree.
    let descendants: UInt32
    let firstToken: UInt32
    let endToken: UInt32
  }

  /// What all cursors of one tree share; a class so that a cursor is one reference to copy.
  final class Storage: Sendable {
    let source: SourceText
    let tokens: [Token]
    let nodes: [Node]
    let diagnostics: [Diagnostic]

    init(source: SourceText, tokens: [Token], nodes: [Node], diagnostics: [Diagnostic]) {
      (self.source, self.tokens, self.nodes) = (source, tokens, nodes)
      self.diagnostics = diagnostics
    }
  }

  let storage: Storage

  package var source: SourceText { storage.source }
  /// All tokens of the file, trivia included, `.end` last.
  package var tokens: [Token] { storage.tokens }
  /// The diagnostics of lexer and parser, in source order.
  package var diagnostics: [Diagnostic] { storage.diagnostics }
  package var root: SyntaxNode { SyntaxNode(storage: storage, index: 0) }
  /// The file as a view.
  package var file: FileSyntax { FileSyntax(unchecked: root) }
  /// How many nodes there are; their `id`s are smaller.
  package var nodeCount: Int { storage.nodes.count }

  /// The views of its kind, wherever they stand, in the order of the source.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package func all<View: SyntaxView>(_: View.Type) -> [View] {
    nodes(of: View.kind).map(View.init(unchecked:))
  }

  private func nodes(of kind: Kind) -> [SyntaxNode] {
    storage.nodes.indices.filter { storage.nodes[$0].kind == kind }.map { self[$0] }
  }

  /// The node whose `id` it is.
  package subscript(id: Int) -> SyntaxNode { SyntaxNode(storage: storage, index: id) }
}
