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

  /// Makes a node of the leaves from `start` up to that of `cursor`; without leaves there is none.
  mutating func finish(_ kind: SyntaxTree.Kind, since start: NodeStart, at cursor: TokenCursor) {
    let position = cursor.position
    guard position > start.leaf || kind == .file else { return }
    let first = cursor.leaves[start.leaf].place
    let end = position > start.leaf ? cursor.leaves[position - 1].place + 1 : first
    nodes.append(
      SyntaxTree.Node(
        kind: kind, descendants: UInt32(nodes.count - start.nodes), firstToken: UInt32(first),
        endToken: UInt32(end)))
  }
}
