internal import LayoutGeometry
package import LayoutLanguage
internal import LayoutTypesetting

/// A layout pass over a tree: measures its nodes and places them, left to right.
struct LayoutPass {
  var tree: ContentTree
  /// What the texts of the tree are, for this reader.
  private var texts: [PreparedText]
  let screen: ContentScreen
  /// The proposals for which what is being answered holds.
  var domain = Domain(around: .ideal)
  /// By node: the upper bound of its length on an axis if it is proposed 0; NaN if not computed yet.
  var leastBounds: [Size]
  private var measurements: MeasurementCache
  /// By stack: what its children were offered last; `nil`: nothing yet.
  var latestShares: [StackShares?]
  var budget: MeasurementBudget
  /// The nodes that are placed, parents first; `nil` when not surveying.
  private(set) var placedNodes: [PlacedNode]?
  /// By element; `nil` for one that is not shown.
  private(set) var frames: [Rectangle?]
  /// By element: its own frame inside of its modifiers.
  private(set) var contentFrames: [Rectangle?]

  init(_ content: Content, for solver: ContentSolver) {
    (tree, screen) = (ContentTree(content), solver.screen)
    texts = tree.texts.map { solver.text.prepare(solver.styled($0)) }
    measurements = MeasurementCache(nodes: tree.nodes.count)
    latestShares = Array(repeating: nil, count: tree.stackCount)
    budget = MeasurementBudget(limit: solver.limit.measurements(among: tree.elements.count))
    frames = Array(repeating: nil, count: tree.elements.count)
    contentFrames = frames
    leastBounds = Array(
      repeating: Size(width: .nan, height: .nan), count: tree.nodes.count)
  }

  /// What `body` finds; `nil` beyond the measurement limit.
  ///
  /// Kept measurements never change the result: where they and the new ones together exceed the
  /// limit, `body` runs again without them.
  mutating func run<Value>(_ body: (inout LayoutPass) -> Value) -> Value? {
    if measurements.count > Self.mostKept { forgetMeasurements() }
    placedNodes = nil
    let isFirst = measurementCount == 0
    let value = body(&self)
    if !isOverrun { return value }
    forgetMeasurements()
    return isFirst ? nil : run(body)
  }

  /// Shows `text` in place of the one at `place`.
  mutating func show(_ text: String, at place: Int) {
    tree.texts[place].string = text
    texts[place].show(text)
  }

  /// Forgets everything that it has answered.
  mutating func forgetAnswers() {
    // Of a pass that has answered nothing, which shares its arrays with others, none is copied.
    if budget.taken == 0, leastBounds.allSatisfy({ $0.width.isNaN && $0.height.isNaN }) { return }
    measurements.removeAll()
    forgetShares()
    budget.reset()
    for node in leastBounds.indices { leastBounds[node] = Size(width: .nan, height: .nan) }
  }

  private mutating func forgetMeasurements() {
    measurements = MeasurementCache(nodes: tree.nodes.count)
    forgetShares()
    budget.reset()
  }

  private mutating func forgetShares() {
    for stack in latestShares.indices { latestShares[stack] = nil }
  }

  /// How many measurements are kept from one question to the next: most are for proposals that are
  /// not made again.
  private static let mostKept = 512

  /// Removes the frames of the previous question.
  mutating func forgetPlaces() {
    for index in frames.indices { (frames[index], contentFrames[index]) = (nil, nil) }
  }

  /// Makes it note the nodes that it places.
  mutating func keepPlacedNodes() { placedNodes = [] }

  /// How many measurements nodes have made.
  var measurementCount: Int { measurements.count }

  /// Whether the measurement limit is exceeded: measurements are 0 from then on.
  var isOverrun: Bool { budget.isOverrun }

  /// How large `node` is if it is offered `proposal`.
  mutating func size(_ node: Int, _ proposal: LinearProposal) -> LinearSize {
    LinearSize(
      width: length(node, on: .horizontal, proposal), height: length(node, on: .vertical, proposal))
  }

  /// How long `node` is on `axis` if it is offered `proposal`.
  mutating func length(_ node: Int, on axis: Axis, _ proposal: LinearProposal) -> Linear {
    let node = tree.sized(node)
    if tree.nodes[node].form.isPlain { return plain(node, on: axis, proposal) }
    return ask(node, Metric(lengthOn: axis), proposal)
  }

  /// How long `node` is on `axis` if it is offered `along` there, for any proposal across;
  /// `nil` if that makes a difference.
  mutating func length(
    _ node: Int, on axis: Axis, acrossAny along: Linear?
  ) -> Linear? {
    let node = tree.sized(node)
    guard tree.nodes[node].freedom.contains(axis) else { return nil }
    let proposal = LinearProposal(axis, along, across: .infinity)
    if tree.nodes[node].form.isPlain { return plain(node, on: axis, proposal) }
    let reduced = tree.nodes[node].indifference.reduced(proposal)
    let answer = answer(of: node, Metric(lengthOn: axis), reduced.value)
    guard reduced[axis.flipped] == nil || answer.isFree(of: axis.flipped) else {
      return nil
    }
    return domain.adopt(answer, to: reduced)
  }

  /// How long a node is on `axis` whose answers need not be remembered.
  private mutating func plain(_ node: Int, on axis: Axis, _ proposal: LinearProposal) -> Linear {
    let length = proposal[axis].map { domain.larger($0, .zero) }
    return measure(node, on: axis, LinearProposal(axis, length, across: nil))
  }

  /// What `node` answers to `metric` if it is offered `proposal`.
  private mutating func ask(_ node: Int, _ metric: Metric, _ proposal: LinearProposal) -> Linear {
    let proposal = tree.nodes[node].indifference.reduced(proposal)
    return domain.adopt(answer(of: node, metric, proposal.value), to: proposal)
  }

  /// What `node` answers to `metric` for `proposal` and those around it.
  ///
  /// - Complexity: O(*k*) in the answers that it has given, where one of them holds; else that of
  ///   its form, which asks each child up to three times on each axis.
  private mutating func answer(
    of node: Int, _ metric: Metric, _ proposal: Proposal
  ) -> Measurement {
    budget.count(1)
    if let known = measurements.find(node, metric, proposal) { return known }
    let (outer, outerCount) = (domain, budget.turn(to: 0))
    domain = Domain(around: proposal)
    let length = isOverrun ? .zero : compute(node, metric, LinearProposal(answering: proposal))
    let answer = Measurement(domain: domain, length: length)
    domain = outer
    budget.turn(to: outerCount)
    if !isOverrun { measurements.store(answer, of: node, metric, for: proposal) }
    return answer
  }

  private mutating func compute(_ node: Int, _ metric: Metric, _ proposal: LinearProposal) -> Linear
  {
    switch metric {
    case .width, .height: measure(node, on: metric.axis, proposal)
    case .firstBaseline, .lastBaseline: leastBaseline(node, metric, proposal)
    }
  }

  /// What a text answers to `proposal`.
  ///
  /// - Complexity: O(*n*) in its length, where it has not answered alike.
  mutating func answer(ofText node: Int, _ proposal: Proposal) -> TextMeasurement {
    texts[Int(tree.nodes[node].detail)]
      .measure(in: TextProposal(width: proposal.width, height: proposal.height))
  }

  /// How wide the widest line of a text is and how high each is, before they are put on pixels.
  func lineExtents(ofText node: Int, _ proposal: Proposal) -> Size {
    texts[Int(tree.nodes[node].detail)]
      .lineExtents(in: TextProposal(width: proposal.width, height: proposal.height))
  }

  /// How long a text is on `axis` if it is offered `proposal`.
  mutating func length(ofText node: Int, on axis: Axis, _ proposal: LinearProposal) -> Linear {
    // A proposed width of 0 is answered with 0.
    if axis.isHorizontal, let width = proposal.width, width.value == 0 {
      domain.pin(width)
      return .zero
    }
    let answer = keptAnswer(ofText: node, proposal)
    let fills = axis.isHorizontal && answer.fillsWidth
    return fills ? proposal.width ?? Linear(answer.size.width) : Linear(answer.size[axis])
  }

  /// What a text answers to `proposal`, where the proposals are kept for which it is the same.
  private mutating func keptAnswer(ofText node: Int, _ proposal: LinearProposal) -> TextMeasurement
  {
    let answer = answer(ofText: node, proposal.value)
    if let width = proposal.width { domain.keep(width, within: answer.validProposals.widths) }
    if let height = proposal.height { domain.keep(height, within: answer.validProposals.heights) }
    return answer
  }

  /// Whether any of its texts is measured by numbers that are not a device's, or it stands in margins
  /// that are not.
  var isApproximate: Bool { tree.isHosted || texts.contains(where: \.isApproximate) }

  /// Puts `node` and all it holds in their places.
  mutating func place(_ node: Int, at origin: Point, _ size: Size, _ proposal: Proposal) {
    let frame = Rectangle(origin: origin, size: size)
    if tree.nodes[node].outer >= 0 { frames[Int(tree.nodes[node].outer)] = frame }
    if tree.nodes[node].inner >= 0 { contentFrames[Int(tree.nodes[node].inner)] = frame }
    let placedNode = placedNodes?.count
    placedNodes?.append(PlacedNode(node: node, frame: frame, proposal: proposal))
    for placement in places(in: node, LinearSize(size), LinearProposal(proposal)) {
      place(
        placement.child, at: origin + placement.origin.value, placement.size.value,
        placement.proposal.value)
    }
    if case .grid = tree.nodes[node].form { markRows(of: node, at: origin, proposal) }
    let count = placedNodes?.count ?? 0
    if let placedNode { placedNodes?[placedNode].end = count }
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
  mutating func placement(_ child: Int, _ proposal: LinearProposal) -> Placement {
    Placement(
      child: child, origin: .zero, size: size(child, proposal), proposal: proposal)
  }

  /// How far below its top a node's first or last line of text stands; `nil`: it has none.
  ///
  /// - Source: `content.md` a.5: the least of what is in it, for both.
  mutating func baseline(_ node: Int, _ metric: Metric, _ proposal: LinearProposal) -> Linear? {
    let baseline = ask(node, metric, proposal)
    return domain.isFinite(baseline) ? baseline : nil
  }

  /// The least baseline of all that stands in a node; infinite where there is none.
  private mutating func leastBaseline(
    _ node: Int, _ metric: Metric, _ proposal: LinearProposal
  ) -> Linear {
    switch tree.nodes[node].form {
    case .text:
      let answer = keptAnswer(ofText: node, proposal)
      return Linear(metric == .firstBaseline ? answer.firstBaseline : answer.lastBaseline)
    case .image(let image) where image.size == nil && !image.isResizable:
      return Linear(answer(ofText: node, Proposal(width: nil, height: nil)).firstBaseline)
    // Neither moves the lines of the element itself, nor adds to them.
    case .offset, .layer: return ask(child(of: node), metric, proposal)
    default: break
    }
    var least = Linear.infinity
    for place in places(in: node, size(node, proposal), proposal) {
      guard let baseline = baseline(place.child, metric, place.proposal) else { continue }
      least = domain.smaller(least, place.origin.y + baseline)
    }
    return least
  }
}

/// A node that has been placed.
struct PlacedNode {
  let node: Int
  let frame: Rectangle
  let proposal: Proposal
  /// The place among the placedNodes behind all that stands in it.
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
