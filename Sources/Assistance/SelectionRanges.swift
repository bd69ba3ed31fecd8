package import LayoutSyntax
package import LayoutText

/// What an editor selects around `offset`, from the word to the file, each larger than the one before.
///
/// - Complexity: O(*n*) in the nodes of the tree.
package func selectionRanges(at offset: Int, in tree: SyntaxTree) -> [TextRange] {
  var candidates: [TextRange] = [tree.source.range]
  if let token = tree.token(touching: offset) { candidates.append(token.range) }
  for id in tree.path(to: offset) {
    let node = tree[id]
    candidates.append(node.range)
    if let block = BlockSyntax(node), let open = block.leftBrace, let close = block.rightBrace {
      candidates.append(open.end..<close.offset)
    }
    if let property = PropertySyntax(node), let first = property.values.first?.range,
      let last = property.values.last?.range
    {
      candidates.append(first.lowerBound..<last.upperBound)
    }
    if StatementSyntax(node) != nil { candidates.append(node.rangeWithComments) }
  }
  let around = candidates.filter { $0.lowerBound <= offset && offset <= $0.upperBound }
  var chain: [TextRange] = []
  for range in around.sorted(by: { $0.count < $1.count }) {
    guard let last = chain.last else {
      chain.append(range)
      continue
    }
    let grows = range.lowerBound <= last.lowerBound && last.upperBound <= range.upperBound
    if grows, range != last { chain.append(range) }
  }
  return chain
}

extension SyntaxTree {
  /// The nodes around `offset`, the file first; a node ends behind its last byte.
  ///
  /// - Complexity: O(*n*) in the children of the nodes on the way.
  package func path(to offset: Int) -> [Int] {
    var path = [root.id]
    var node = root
    while let next = node.children.first(where: { child in
      child.range.lowerBound <= offset && offset <= child.range.upperBound
        && !(offset == child.range.upperBound && continues(behind: child, in: node, at: offset))
    }) {
      path.append(next.id)
      node = next
    }
    return path
  }

  /// Whether a sibling of `child` begins exactly at `offset`, where it ends.
  private func continues(behind child: SyntaxNode, in parent: SyntaxNode, at offset: Int) -> Bool {
    parent.children.contains {
      $0.id > child.id && $0.range.lowerBound == offset && !$0.range.isEmpty
    }
  }

  /// The token that holds `offset` or ends there, words and literals before signs; `nil` among blanks.
  ///
  /// - Complexity: O(log *n*) in the tokens.
  package func token(touching offset: Int) -> Token? {
    let index = tokens.partitioningIndex { $0.end > offset }
    let here = index < tokens.count ? tokens[index] : nil
    let before = index > 0 && tokens[index - 1].end == offset ? tokens[index - 1] : nil
    let candidates = [here, before].compactMap(\.self)
      .filter { $0.kind != .space && $0.kind != .newline && $0.kind != .end }
    return candidates.first { $0.kind.isWordOrLiteral } ?? candidates.first
  }
}

extension Token.Kind {
  /// Whether it is a word, a number or a string.
  package var isWordOrLiteral: Bool {
    isWord || self == .number || self == .fraction || self == .string || self == .malformedNumber
  }
}

extension SyntaxNode {
  /// Its range with the comments on the lines directly above.
  package var rangeWithComments: TextRange {
    let source = tree.source
    var start = range.lowerBound
    var line = source.lineIndex(of: start)
    for token in leadingTrivia.reversed() {
      guard token.kind == .lineComment || token.kind == .docComment || token.kind == .blockComment
      else { continue }
      let end = source.lineIndex(of: token.end)
      guard end + 1 >= line, leadsLine(token, in: source) else { break }
      (start, line) = (token.offset, source.lineIndex(of: token.offset))
    }
    return start..<range.upperBound
  }

  /// Whether nothing but blanks stands before `token` on its line.
  private func leadsLine(_ token: Token, in source: SourceText) -> Bool {
    let start = source.line(at: source.lineIndex(of: token.offset)).lowerBound
    return source.bytes(in: start..<token.offset).allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
  }
}
