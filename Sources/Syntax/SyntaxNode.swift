package import LayoutText

/// One node of a tree: a cursor, cheap to copy.
package struct SyntaxNode: Sendable {
  let storage: SyntaxTree.Storage
  let index: Int

  package var tree: SyntaxTree { SyntaxTree(storage: storage) }
  package var kind: SyntaxTree.Kind { storage.nodes[index].kind }
  /// Its place in the preorder of its tree: smaller than its descendants', unique in the tree.
  package var id: Int { index }

  /// The `id` behind those of the nodes below it.
  package var endID: Int { index + 1 + Int(storage.nodes[index].descendants) }

  /// The nodes directly below.
  package var children: SyntaxChildren { SyntaxChildren(parent: self) }

  /// The places of its tokens in the tree's, inner trivia included.
  package var tokenRange: Range<Int> {
    let node = storage.nodes[index]
    return Int(node.firstToken)..<Int(node.endToken)
  }

  /// Its tokens and those of the nodes below, inner trivia included.
  package var allTokens: ArraySlice<Token> { storage.tokens[tokenRange] }

  /// Its tokens and those of the nodes below, without trivia.
  package var tokens: [Token] { allTokens.filter { !$0.isTrivia } }

  /// Its own tokens, in no node below, without trivia.
  package var ownTokens: OwnTokens { OwnTokens(of: self) }

  /// The span from the first to the last token that is not trivia; empty for an empty file.
  package var range: TextRange {
    let places = tokenRange
    guard !places.isEmpty else { return storage.source.base..<storage.source.base }
    return storage.tokens[places.lowerBound].offset..<storage.tokens[places.upperBound - 1].end
  }

  /// Its source, from the first to the last token.
  package var text: String { storage.source[range] }

  /// The source of `token`.
  package func text(of token: Token) -> String { storage.source[token.range] }

  /// The first own token of `kind`.
  package func token(_ kind: Token.Kind) -> Token? { ownTokens.first { $0.kind == kind } }

  /// The first node of `kind` directly below.
  package func child(_ kind: SyntaxTree.Kind) -> SyntaxNode? { children.first { $0.kind == kind } }

  /// The first node directly below that stands where an expression should.
  package var expression: ExpressionSyntax? {
    for child in children {
      if let expression = ExpressionSyntax(child) { return expression }
    }
    return nil
  }

  /// The trivia before the first token, back to the last token that is none.
  package var leadingTrivia: ArraySlice<Token> {
    let end = tokenRange.lowerBound
    var start = end
    while start > 0, storage.tokens[start - 1].isTrivia { start -= 1 }
    return storage.tokens[start..<end]
  }

  /// The `///` comments before it, line for line, or `nil` without one.
  package var documentation: String? {
    let lines = leadingTrivia.filter { $0.kind == .docComment }.map { token in
      let line = storage.source[(token.offset + 3)..<token.end]
      return line.first == " " ? String(line.dropFirst()) : line
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension SyntaxNode: Hashable {
  package static func == (first: SyntaxNode, second: SyntaxNode) -> Bool {
    first.storage === second.storage && first.index == second.index
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// The nodes directly below a node, in the order of the source.
package struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
  private let storage: SyntaxTree.Storage
  private var place: Int
  private let end: Int

  init(parent: SyntaxNode) {
    storage = parent.storage
    place = parent.index + 1
    end = parent.index + 1 + Int(parent.storage.nodes[parent.index].descendants)
  }

  package mutating func next() -> SyntaxNode? {
    guard place < end else { return nil }
    let child = SyntaxNode(storage: storage, index: place)
    place += 1 + Int(storage.nodes[place].descendants)
    return child
  }
}
