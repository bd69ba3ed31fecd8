/// The tokens of a node that are in no node below, without trivia, in the order of the source; found
/// one by one, as most who look for one have it soon.
package struct OwnTokens: Sequence, IteratorProtocol, Sendable {
  private let storage: SyntaxTree.Storage
  private var place: Int
  private let end: Int
  /// The node behind the next one below.
  private var child: Int
  private let endChild: Int
  /// Where the tokens of the next node below are; behind all where there is none.
  private var below: Range<Int>

  init(of node: SyntaxNode) {
    storage = node.storage
    (place, end) = (node.tokenRange.lowerBound, node.tokenRange.upperBound)
    (child, endChild) = (node.index + 1, node.endID)
    below = end..<end
    findChild()
  }

  private mutating func findChild() {
    guard child < endChild else {
      below = end..<end
      return
    }
    let node = storage.nodes[child]
    below = Int(node.firstToken)..<Int(node.endToken)
    child += 1 + Int(node.descendants)
  }

  package mutating func next() -> Token? {
    while place < end {
      if place >= below.lowerBound {
        place = Swift.max(place, below.upperBound)
        findChild()
        continue
      }
      let token = storage.tokens[place]
      place += 1
      if !token.isTrivia { return token }
    }
    return nil
  }
}
