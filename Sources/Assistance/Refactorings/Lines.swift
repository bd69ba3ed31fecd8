internal import LayoutSyntax
internal import LayoutText

extension Refactoring {
  static let lines = Refactoring(
    name: "lines", kind: "refactor.rewrite.lines",
    requirement: "the header of a block without comments, each statement on one line",
    title: { place in
      place.openableBlock.map { $0.isOpen ? "Put on one line" : "Open block" }
    }
  ) { place in
    guard let (block, isOpen) = place.openableBlock else { return nil }
    let texts = block.statements.map { place.source[$0.range] }
    let indentation = place.source.indentation(at: block.range.lowerBound)
    let text =
      isOpen
      ? "{ " + texts.joined(separator: "; ") + " }"
      : "{" + texts.map { "\n\(indentation)    \($0)" }.joined() + "\n\(indentation)}"
    return [Edit(replace: block.range, with: text)]
  }
}

extension RefactoringPlace {
  /// The block of the element at the caret whose statements could stand on one line, and whether
  /// they have lines of their own.
  fileprivate var openableBlock: (block: BlockSyntax, isOpen: Bool)? {
    guard let element = nodes.lazy.compactMap(ElementSyntax.init).first, isAtHeader(of: element),
      let block = element.block, block.rightBrace != nil, !block.statements.isEmpty
    else { return nil }
    let count = { (range: TextRange) in
      source.lineIndex(of: range.upperBound) - source.lineIndex(of: range.lowerBound)
    }
    let hasComments = block.node.allTokens.contains { token in
      [.lineComment, .docComment, .blockComment].contains(token.kind)
    }
    guard !hasComments, block.statements.allSatisfy({ count($0.range) == 0 }) else { return nil }
    return (block, count(block.range) > 0)
  }
}
