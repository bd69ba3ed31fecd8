internal import LayoutGeometry
package import LayoutModel
internal import LayoutTypesetting

/// Asks the nodes of a tree for their sizes and puts them in their places, left to right.
struct Engine {
  let tree: ContentTree
  /// What the texts of the tree are, for this reader.
  private let texts: [StyledText]
  private let typesetter: Typesetter
  let screen: ContentScreen
  /// The proposals for which what is being answered holds.
  var domain = Domain(around: .ideal)
  private var sizes: Answers
  private var baselines: Answers
  private let questionLimit: Int
  private var questions = 0
  /// The nodes that are placed, those around others first; only where somebody asks.
  private(set) var visits: [Visit]?
  /// By element; `nil` for one that is not shown.
  private(set) var frames: [Rectangle?]
  /// By element: its own frame inside of its modifiers.
  private(set) var contentFrames: [Rectangle?]

  init(_ content: Content, for solver: ContentSolver) {
    (tree, typesetter, screen) = (ContentTree(content), solver.text, solver.screen)
    texts = tree.texts.map { $0.styled(for: solver.screen.category) }
    sizes = Answers(nodes: tree.nodes.count)
    baselines = Answers(nodes: tree.nodes.count)
    questionLimit = solver.limit.questions(among: tree.elements.count)
    frames = Array(repeating: nil, count: tree.elements.count)
    contentFrames = frames
  }

  /// Makes it note the nodes that it places.
  mutating func keepVisits() { visits = [] }

  /// How often nodes have answered anew.
  var answerCount: Int { sizes.count }

  /// Whether more was asked than may be: what it answers from then on is nothing.
  var isOverrun: Bool { questions > questionLimit }

  /// What `node` answers to `offer`.
  ///
  /// - Complexity: O(*k*) in the answers that it has given, where one of them holds.
  mutating func size(_ node: Int, _ offer: Offer) -> LinearSize {
    if tree.nodes[node].form.isPlain { return measure(node, offer) }
    let offer = tree.nodes[node].indifference.reduced(offer)
    let proposal = offer.value
    questions += 1
    if let known = sizes.find(node, proposal) { return domain.adopt(known, to: offer) }
    if isOverrun { return .zero }
    let answer = answer(to: proposal) { $0.measure(node, $1) }
    sizes.store(answer, of: node, for: proposal)
    return domain.adopt(answer, to: offer)
  }

  /// What `body` answers to `proposal`, and the proposals for which that holds.
  private mutating func answer(
    to proposal: Proposal, _ body: (inout Engine, Offer) -> LinearSize
  ) -> Answer {
    let outer = domain
    domain = Domain(around: proposal)
    let size = body(&self, Offer(answering: proposal))
    let answer = Answer(size, in: domain)
    domain = outer
    return answer
  }

  /// What a text answers to `proposal`.
  ///
  /// - Complexity: O(*n*) in its length.
  func answer(ofText node: Int, _ proposal: Proposal) -> TextAnswer {
    typesetter.measure(
      texts[Int(tree.nodes[node].detail)],
      in: TextProposal(width: proposal.width, height: proposal.height))
  }

  /// What a text answers to `offer`.
  mutating func answer(ofText node: Int, _ offer: Offer) -> TextAnswer {
    let answer = answer(ofText: node, offer.value)
    if let width = offer.width { domain.keep(width, within: answer.rooms.widths) }
    if let height = offer.height { domain.keep(height, within: answer.rooms.heights) }
    return answer
  }

  /// Whether any of its texts is measured by numbers that are not a device's.
  var isApproximate: Bool {
    texts.contains {
      typesetter.measure($0, in: TextProposal(width: nil, height: nil)).isApproximate
    }
  }

  /// What `node` answers to `offer` on one axis.
  mutating func length(_ node: Int, _ offer: Offer, on axis: Axis) -> Linear {
    size(node, offer)[axis]
  }

  /// Puts `node` and all it holds in their places.
  mutating func place(_ node: Int, at origin: Point, _ size: Size, _ proposal: Proposal) {
    let frame = Rectangle(origin: origin, size: size)
    if tree.nodes[node].outer >= 0 { frames[Int(tree.nodes[node].outer)] = frame }
    if tree.nodes[node].inner >= 0 { contentFrames[Int(tree.nodes[node].inner)] = frame }
    let visit = visits?.count
    visits?.append(Visit(node: node, frame: frame, proposal: proposal))
    for placement in places(in: node, LinearSize(size), Offer(proposal)) {
      place(
        placement.child, at: origin + placement.origin.value, placement.size.value,
        placement.proposal.value)
    }
    if case .grid = tree.nodes[node].form { markRows(of: node, at: origin, proposal) }
    let count = visits?.count ?? 0
    if let visit { visits?[visit].end = count }
  }

  /// Gives an element that has no node its frame.
  mutating func mark(_ element: Int, _ frame: Rectangle) {
    (frames[element], contentFrames[element]) = (frame, frame)
  }

  /// `child` as large as it answers to `proposal`, at the start of its parent.
  mutating func placement(_ child: Int, _ proposal: Offer) -> Placement {
    Placement(
      child: child, origin: .zero, size: size(child, proposal), proposal: proposal)
  }

  /// How far below its top a node's first or last line of text stands; `nil`: it has none.
  ///
  /// - Source: `content.md` a.5: the least of what is in it, for both.
  mutating func baseline(_ node: Int, _ offer: Offer, isLast: Bool) -> Linear? {
    let baselines = baselines(node, offer)
    let baseline = isLast ? baselines.height : baselines.width
    return baseline.value.isFinite ? baseline : nil
  }

  /// The first baseline as the width and the last as the height, infinite where there is none.
  private mutating func baselines(_ node: Int, _ offer: Offer) -> LinearSize {
    let offer = tree.nodes[node].indifference.reduced(offer)
    let proposal = offer.value
    questions += 1
    if let known = baselines.find(node, proposal) { return domain.adopt(known, to: offer) }
    if isOverrun { return .zero }
    let answer = answer(to: proposal) { $0.leastBaselines(node, $1) }
    baselines.store(answer, of: node, for: proposal)
    return domain.adopt(answer, to: offer)
  }

  private mutating func leastBaselines(_ node: Int, _ offer: Offer) -> LinearSize {
    if case .text = tree.nodes[node].form {
      let answer = answer(ofText: node, offer)
      return LinearSize(Size(width: answer.firstBaseline, height: answer.lastBaseline))
    }
    var least = LinearSize(Size(width: .infinity, height: .infinity))
    for place in places(in: node, size(node, offer), offer) {
      let lines = baselines(place.child, place.proposal)
      least.width = domain.smaller(least.width, place.origin.y + lines.width)
      least.height = domain.smaller(least.height, place.origin.y + lines.height)
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
