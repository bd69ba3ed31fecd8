internal import LayoutDiagnostics
package import LayoutText

/// The tree of `source`.
///
/// Never fails: what does not fit is a node in the tree and a diagnostic beside it.
///
/// - Complexity: O(*n*) in the number of bytes.
package func parse(_ source: SourceText) -> SyntaxTree {
  let lexed = tokens(of: source)
  var parser = Parser(source, tokens: lexed.tokens)
  parser.file()
  // The parser's diagnostics win over the lexer's at the same place: it has the context.
  var faults = lexed.diagnostics
  if !faults.isEmpty {
    let places = Set(parser.recovery.diagnostics.map(\.range))
    faults.removeAll { fault in
      places.contains(fault.range)
        || parser.recovery.swallowed.contains {
          $0.lowerBound <= fault.range.lowerBound && fault.range.upperBound <= $0.upperBound
        }
    }
  }
  return SyntaxTree(
    storage: .init(
      source: source, tokens: parser.cursor.tokens, nodes: preorder(parser.builder.nodes),
      diagnostics: (faults + parser.recovery.diagnostics).inOrder))
}

/// The nodes of a tree, parents before children, from the same with children before parents.
///
/// A node has before it, in preorder, its ancestors and all that ended before it began.
///
/// - Complexity: O(*n*).
private func preorder(_ postorder: [SyntaxTree.Node]) -> [SyntaxTree.Node] {
  guard let root = postorder.last else { return [] }
  var nodes = Array(repeating: root, count: postorder.count)
  var ancestors: [Int] = []
  for (index, node) in postorder.enumerated().reversed() {
    while let start = ancestors.last, index < start { ancestors.removeLast() }
    let start = index - Int(node.descendants)
    nodes[start + ancestors.count] = node
    ancestors.append(start)
  }
  return nodes
}
