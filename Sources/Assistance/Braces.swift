package import LayoutSyntax
package import LayoutText

extension SyntaxTree {
  /// Both braces of the block, one of which is at `offset`; none elsewhere.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package func bracePair(at offset: Int) -> [TextRange] {
    for id in 0..<nodeCount {
      guard let block = BlockSyntax(self[id]), let open = block.leftBrace,
        let close = block.rightBrace
      else { continue }
      let isHere = [open, close].contains { $0.offset <= offset && offset <= $0.end }
      if isHere { return [open.range, close.range] }
    }
    return []
  }
}
