internal import LayoutGeometry
package import LayoutModel
internal import LayoutTypesetting

/// Asks the nodes of a tree for their sizes and puts them in their places, left to right.
struct Engine {
  let tree: ContentTree
  /// What the texts of the tree are, for this reader.
  private var texts: [SetText]
  let screen: ContentScreen
  private var memo = Memo()
  private var baselineMemo = Memo()
  private let questionLimit: Int
  private var questions = 0
  /// The nodes that are placed, those around others first; only where somebody asks.
  private(set) var visits: [Visit]?
  /// By element; `nil` for one that is not shown.
  private(set) var frames: [Rectangle?]
  /// By element: its own frame inside of its modifiers.
  private(set) var contentFrames: [Rectangle?]

  init(_ content: Content, for solver: ContentSolver) {
    (tree, screen) = (ContentTree(content), solver.screen)
    texts = tree.texts.map { solver.text.set(solver.styled($0)) }
    questionLimit = solver.limit.questions(among: tree.elements.count)
    frames = Array(repeating: nil, count: tree.elements.count)
    contentFrames = frames
  }

  /// Makes it ready to be asked by somebody else: what nodes have answered holds for him, too.
  mutating func begin() {
    questions = 0
    visits = nil
    if memo.count > Self.mostRemembered { memo = Memo() }
    if baselineMemo.count > Self.mostRemembered { baselineMemo = Memo() }
  }

  /// So many answers are worth to be remembered from one who asks to the next: most are for
  /// proposals that nobody makes again.
  private static let mostRemembered = 256

  /// Forgets where everything has been put for somebody else.
  mutating func forgetPlaces() {
    for index in frames.indices { (frames[index], contentFrames[index]) = (nil, nil) }
  }

  /// Makes it note the nodes that it places.
  mutating func keepVisits() { visits = [] }

  /// How often nodes have answered anew.
  var answerCount: Int { memo.count }

  /// Whether more was asked than may be: what it answers from then on is nothing.
  var isOverrun: Bool { questions > questionLimit }

  /// What `node` answers to `proposal`.
  ///
  /// - Complexity: O(1) for what it has been asked before.
  mutating func size(_ node: Int, _ proposal: Proposal) -> Size {
    let proposal = tree.nodes[node].indifference.reduced(proposal)
    questions += 1
    if let known = memo[node, proposal] { return known }
    if isOverrun { return .zero }
    let answer = measure(node, proposal)
    memo.store(answer, of: node, for: proposal)
    return answer
  }

  /// What a text answers to `proposal`.
  ///
  /// - Complexity: O(*n*) in its length.
  mutating func answer(ofText node: Int, _ proposal: Proposal) -> TextAnswer {
    texts[Int(tree.nodes[node].detail)]
      .answer(to: TextProposal(width: proposal.width, height: proposal.height))
  }

  /// Whether any of its texts is measured by numbers that are not a device's.
  var isApproximate: Bool { texts.contains(where: \.isApproximate) }

  /// What `node` answers to `proposal` on one axis.
  mutating func length(_ node: Int, _ proposal: Proposal, on axis: Axis) -> Points {
    size(node, proposal)[axis]
  }

  /// Puts `node` and all it holds in their places.
  mutating func place(_ node: Int, at origin: Point, _ size: Size, _ proposal: Proposal) {
    let frame = Rectangle(origin: origin, size: size)
    if tree.nodes[node].outer >= 0 { frames[Int(tree.nodes[node].outer)] = frame }
    if tree.nodes[node].inner >= 0 { contentFrames[Int(tree.nodes[node].inner)] = frame }
    let visit = visits?.count
    visits?.append(Visit(node: node, frame: frame, proposal: proposal))
    for placement in places(in: node, size, proposal) {
      place(
        placement.child, at: origin + placement.origin, placement.size, placement.proposal)
    }
    if case .grid = tree.nodes[node].form { markRows(of: node, at: origin, proposal) }
    let count = visits?.count ?? 0
    if let visit { visits?[visit].end = count }
  }

  /// Gives an element that has no node its frame.
  mutating func mark(_ element: Int, _ frame: Rectangle) {
    (frames[element], contentFrames[element]) = (frame, frame)
  }

  /// What something may be too long by, in points, and still fit.
  ///
  /// - Source: `content.md` h.2.
  static let slack = 1e-9

  /// `child` as large as it answers to `proposal`, at the start of its parent.
  mutating func placement(_ child: Int, _ proposal: Proposal) -> Placement {
    Placement(
      child: child, origin: .zero, size: size(child, proposal), proposal: proposal)
  }

  /// How far below its top a node's first or last line of text stands; `nil`: it has none.
  ///
  /// - Complexity: O(1) for what it has been asked before.
  /// - Source: `content.md` a.5: the least of what is in it, for both.
  mutating func baseline(_ node: Int, _ proposal: Proposal, isLast: Bool) -> Points? {
    let baselines = baselines(node, proposal)
    let baseline = isLast ? baselines.height : baselines.width
    return baseline.isFinite ? baseline : nil
  }

  /// The first baseline as the width and the last as the height, infinite where there is none.
  private mutating func baselines(_ node: Int, _ proposal: Proposal) -> Size {
    let proposal = tree.nodes[node].indifference.reduced(proposal)
    questions += 1
    if let known = baselineMemo[node, proposal] { return known }
    if isOverrun { return .zero }
    let answer = leastBaselines(node, proposal)
    baselineMemo.store(answer, of: node, for: proposal)
    return answer
  }

  private mutating func leastBaselines(_ node: Int, _ proposal: Proposal) -> Size {
    switch tree.nodes[node].form {
    case .text:
      let answer = self.answer(ofText: node, proposal)
      return Size(width: answer.firstBaseline, height: answer.lastBaseline)
    // Neither moves the lines of the element itself, nor adds to them.
    case .offset, .layer: return baselines(child(of: node), proposal)
    default: break
    }
    var least = Size(width: .infinity, height: .infinity)
    for place in places(in: node, size(node, proposal), proposal) {
      let first = baseline(place.child, place.proposal, isLast: false) ?? .infinity
      let last = baseline(place.child, place.proposal, isLast: true) ?? .infinity
      least.width = min(least.width, place.origin.y + first)
      least.height = min(least.height, place.origin.y + last)
    }
    return least
  }
}

/// A node that has been placed.
struct Visit {
  let node: Int
  let frame: Rectangle
  let proposal: Proposal
  /// The place among the visits behind all that stands in it.
  var end = 0
}

/// What contents know of the screen they are on.
package struct ContentScreen: Hashable, Sendable {
  /// Pixels in a point.
  package let scale: Double
  package let category: ContentSizeCategory
  package let isMirrored: Bool

  package init(_ traits: Traits) {
    (scale, category) = (traits.displayScale, traits.contentSizeCategory)
    isMirrored = traits.layoutDirection == .rightToLeft
  }
}
