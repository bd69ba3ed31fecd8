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
  // What the parser says of a place holds there: it knows what stands around it.
  var faults = lexed.diagnostics
  if !faults.isEmpty {
    let places = Set(parser.diagnostics.map(\.range))
    faults.removeAll { fault in
      places.contains(fault.range)
        || parser.swallowed.contains {
          $0.lowerBound <= fault.range.lowerBound && fault.range.upperBound <= $0.upperBound
        }
    }
  }
  return SyntaxTree(
    storage: .init(
      source: source, tokens: parser.tokens, nodes: preorder(parser.nodes),
      diagnostics: (faults + parser.diagnostics).inOrder))
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
