internal import LayoutLanguage
package import LayoutSyntax
package import LayoutText

/// Lines that an editor can hide.
package struct FoldingRange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case comment, imports, region
  }

  /// From where lines are hidden, to the end of the last hidden line.
  package let range: TextRange
  /// `nil` for a block.
  package var kind: Kind?
  /// What is shown in its place; `nil`: what the editor likes.
  package var summary: String?
}

/// What can be folded in a file, in the order of the source.
///
/// - Complexity: O(*n* log *n*) in the tokens of the file.
package func foldingRanges(of tree: SyntaxTree) -> [FoldingRange] {
  let all = blocks(of: tree) + comments(of: tree) + imports(of: tree) + regions(of: tree)
  return all.filter { range in
    tree.source.lineIndex(of: range.range.lowerBound)
      < tree.source.lineIndex(of: range.range.upperBound)
  }.sorted {
    ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
  }
}

/// Blocks, lists and switches: from the opening bracket to the end of the line before the closing one.
private func blocks(of tree: SyntaxTree) -> [FoldingRange] {
  var ranges: [FoldingRange] = []
  for id in 0..<tree.nodeCount {
    let node = tree[id]
    let brackets: (Token?, Token?)
    switch node.kind {
    case .block, .switchExpression:
      brackets = (node.token(.leftBrace), node.token(.rightBrace))
    case .list: brackets = (node.token(.leftBracket), node.token(.rightBracket))
    default: continue
    }
    guard let open = brackets.0, let close = brackets.1 else { continue }
    let line = tree.source.lineIndex(of: close.offset)
    guard line > 0 else { continue }
    let end = tree.source.line(at: line - 1).upperBound
    guard end > open.end else { continue }
    let block = BlockSyntax(node)
    ranges.append(FoldingRange(range: open.end..<end, summary: block.map(summary)))
  }
  return ranges
}

/// What stands in a block: "item, 2 groups".
private func summary(of block: BlockSyntax) -> String {
  var counts: [(word: String, count: Int)] = []
  for case .element(let element) in block.statements {
    guard let kind = element.kindName?.text else { continue }
    let word = SymbolKinds.byWord[kind] == .group ? "group" : kind
    if let place = counts.firstIndex(where: { $0.word == word }) {
      counts[place].count += 1
    } else {
      counts.append((word, 1))
    }
  }
  return counts.isEmpty
    ? "…"
    : counts.map { $0.count == 1 ? $0.word : $0.count.counting($0.word) }.joined(separator: ", ")
}

/// Runs of two or more lines of comments, and block comments.
private func comments(of tree: SyntaxTree) -> [FoldingRange] {
  var ranges: [FoldingRange] = []
  var run: (start: Int, end: Int, line: Int, kind: Token.Kind)?
  func close() {
    if let run { ranges.append(FoldingRange(range: run.start..<run.end, kind: .comment)) }
  }
  for token in tree.tokens {
    switch token.kind {
    case .space, .newline: continue
    case .lineComment, .docComment:
      let line = tree.source.lineIndex(of: token.offset)
      if let last = run, last.line + 1 == line, last.kind == token.kind {
        run = (last.start, token.end, line, token.kind)
      } else {
        close()
        run = (token.offset, token.end, line, token.kind)
      }
    case .blockComment:
      ranges.append(FoldingRange(range: token.range, kind: .comment))
    default:
      close()
      run = nil
    }
  }
  close()
  return ranges
}

/// Runs of imports.
private func imports(of tree: SyntaxTree) -> [FoldingRange] {
  var ranges: [FoldingRange] = []
  var run: TextRange?
  for statement in tree.file.statements {
    guard case .importStatement = statement else {
      if let run { ranges.append(FoldingRange(range: run, kind: .imports)) }
      run = nil
      continue
    }
    run = (run?.lowerBound ?? statement.range.lowerBound)..<statement.range.upperBound
  }
  if let run { ranges.append(FoldingRange(range: run, kind: .imports)) }
  return ranges
}

/// From a comment that disables rules to the one that enables them.
private func regions(of tree: SyntaxTree) -> [FoldingRange] {
  var ranges: [FoldingRange] = []
  var open: [Int] = []
  for token in tree.tokens where token.kind == .lineComment {
    let words = tree.source[token.range].dropFirst(2).split(separator: " ")
    switch words.first {
    case "layoutc:disable": open.append(token.offset)
    case "layoutc:enable":
      if let start = open.popLast() {
        ranges.append(FoldingRange(range: start..<token.end, kind: .region))
      }
    default: continue
    }
  }
  return ranges
}
