import LayoutText

/// Where a node starts: how many nodes there were, and which leaf is its first.
struct NodeStart {
  let nodes: Int
  let leaf: Int
}

/// The nodes of a tree, as the parser finishes them.
struct TreeBuilder {
  /// Children before parents.
  private(set) var nodes: [SyntaxTree.Node] = []

  init(reserving capacity: Int) { nodes.reserveCapacity(capacity) }

  mutating func append(_ node: SyntaxTree.Node) { nodes.append(node) }
}
