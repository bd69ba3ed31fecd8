internal import LayoutGeometry
package import LayoutLanguage
internal import LayoutTypesetting

/// Asks the nodes of a tree for their sizes and puts them in their places, left to right.
struct Engine {
  let tree: ContentTree
  /// What the texts of the tree are, for this reader.
  private var texts: [SetText]
  let screen: ContentScreen
  /// The proposals for which what is being answered holds.
  var domain = Domain(around: .ideal)
  /// By node: what it takes at the most if it is proposed nothing on an axis; NaN: nobody has asked.
  var leastBounds: [Size]
  private var answers: Answers
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
    answers = Answers(nodes: tree.nodes.count)
    questionLimit = solver.limit.questions(among: tree.elements.count)
    frames = Array(repeating: nil, count: tree.elements.count)
    contentFrames = frames
    leastBounds = Array(
      repeating: Size(width: .nan, height: .nan), count: tree.nodes.count)
  }

  /// Makes it ready to be asked by somebody else: what nodes have answered holds for him, too.
  mutating func begin() {
    questions = 0
    visits = nil
    if answers.count > Self.mostRemembered { answers = Answers(nodes: tree.nodes.count) }
  }

  /// So many answers are worth to be remembered from one who asks to the next: most are for
  /// proposals that nobody makes again.
  private static let mostRemembered = 512

  /// Forgets where everything has been put for somebody else.
  mutating func forgetPlaces() {
    for index in frames.indices { (frames[index], contentFrames[index]) = (nil, nil) }
  }

  /// Makes it note the nodes that it places.
  mutating func keepVisits() { visits = [] }

  /// How many questions nodes have answered anew.
  var answerCount: Int { answers.count }

  /// Whether more was asked than may be: what it answers from then on is nothing.
  var isOverrun: Bool { questions > questionLimit }

  /// How large `node` is if it is offered `offer`.
  mutating func size(_ node: Int, _ offer: LinearProposal) -> LinearSize {
    LinearSize(
      width: length(node, on: .horizontal, offer), height: length(node, on: .vertical, offer))
  }

  /// How long `node` is on `axis` if it is offered `offer`.
  mutating func length(_ node: Int, on axis: Axis, _ offer: LinearProposal) -> Linear {
    let node = tree.sized(node)
    if tree.nodes[node].form.isPlain { return plain(node, on: axis, offer) }
    return ask(node, Aspect(lengthOn: axis), offer)
  }

  /// How long `node` is on `axis` if it is offered `along` there, whatever it is offered across;
  /// `nil` if that makes a difference.
  mutating func length(
    _ node: Int, on axis: Axis, whatever along: Linear?
  ) -> Linear? {
    let node = tree.sized(node)
    guard tree.nodes[node].freedom.contains(axis) else { return nil }
    let offer = LinearProposal(axis, along, across: .infinity)
    if tree.nodes[node].form.isPlain { return plain(node, on: axis, offer) }
    let reduced = tree.nodes[node].indifference.reduced(offer)
    let answer = answer(of: node, Aspect(lengthOn: axis), reduced.value)
    guard reduced[axis.flipped] == nil || answer.isFree(of: axis.flipped) else {
      return nil
    }
    return domain.adopt(answer, to: reduced)
  }

  /// How long a node is on `axis` whose answers need not be remembered.
  private mutating func plain(_ node: Int, on axis: Axis, _ offer: LinearProposal) -> Linear {
    let length = offer[axis].map { domain.larger($0, .zero) }
    return measure(node, on: axis, LinearProposal(axis, length, across: nil))
  }

  /// What `node` answers to `aspect` if it is offered `offer`.
  private mutating func ask(_ node: Int, _ aspect: Aspect, _ offer: LinearProposal) -> Linear {
    let offer = tree.nodes[node].indifference.reduced(offer)
    return domain.adopt(answer(of: node, aspect, offer.value), to: offer)
  }

  /// What `node` answers to `aspect` for `proposal` and those around it.
  ///
  /// - Complexity: O(*k*) in the answers that it has given, where one of them holds; else that of
  ///   its form, which asks each child up to three times on each axis.
  private mutating func answer(
    of node: Int, _ aspect: Aspect, _ proposal: Proposal
  ) -> Answer {
    questions += 1
    if let known = answers.find(node, aspect, proposal) { return known }
    let outer = domain
    domain = Domain(around: proposal)
    let length = isOverrun ? .zero : compute(node, aspect, LinearProposal(answering: proposal))
    let answer = Answer(domain: domain, length: length)
    domain = outer
    if !isOverrun { answers.store(answer, of: node, aspect, for: proposal) }
    return answer
  }

  private mutating func compute(_ node: Int, _ aspect: Aspect, _ offer: LinearProposal) -> Linear {
    switch aspect {
    case .width, .height: measure(node, on: aspect.axis, offer)
    case .firstBaseline, .lastBaseline: leastBaseline(node, aspect, offer)
    }
  }

  /// What a text answers to `proposal`.
  ///
  /// - Complexity: O(*n*) in its length, where it has not answered alike.
  mutating func answer(ofText node: Int, _ proposal: Proposal) -> TextAnswer {
    texts[Int(tree.nodes[node].detail)]
      .answer(to: TextProposal(width: proposal.width, height: proposal.height))
  }

  /// How long a text is on `axis` if it is offered `offer`.
  mutating func length(ofText node: Int, on axis: Axis, _ offer: LinearProposal) -> Linear {
    // No width is none, whatever the height is.
    if axis == .horizontal, let width = offer.width, width.value == 0 {
      domain.pin(width)
      return .zero
    }
    let answer = keptAnswer(ofText: node, offer)
    let fills = axis == .horizontal && answer.fillsWidth
    return fills ? offer.width ?? Linear(answer.size.width) : Linear(answer.size[axis])
  }

  /// What a text answers to `offer`, where the proposals are kept for which it is the same.
  private mutating func keptAnswer(ofText node: Int, _ offer: LinearProposal) -> TextAnswer {
    let answer = answer(ofText: node, offer.value)
    if let width = offer.width { domain.keep(width, within: answer.rooms.widths) }
    if let height = offer.height { domain.keep(height, within: answer.rooms.heights) }
    return answer
  }

  /// Whether any of its texts is measured by numbers that are not a device's.
  var isApproximate: Bool { texts.contains(where: \.isApproximate) }

  /// Puts `node` and all it holds in their places.
  mutating func place(_ node: Int, at origin: Point, _ size: Size, _ proposal: Proposal) {
    let frame = Rectangle(origin: origin, size: size)
    if tree.nodes[node].outer >= 0 { frames[Int(tree.nodes[node].outer)] = frame }
    if tree.nodes[node].inner >= 0 { contentFrames[Int(tree.nodes[node].inner)] = frame }
    let visit = visits?.count
    visits?.append(Visit(node: node, frame: frame, proposal: proposal))
    for placement in places(in: node, LinearSize(size), LinearProposal(proposal)) {
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
  mutating func baseline(_ node: Int, _ aspect: Aspect, _ offer: LinearProposal) -> Linear? {
    let baseline = ask(node, aspect, offer)
    return domain.isFinite(baseline) ? baseline : nil
  }

  /// The least baseline of all that stands in a node; infinite where there is none.
  private mutating func leastBaseline(
    _ node: Int, _ aspect: Aspect, _ offer: LinearProposal
  ) -> Linear {
    switch tree.nodes[node].form {
    case .text:
      let answer = keptAnswer(ofText: node, offer)
      return Linear(aspect == .firstBaseline ? answer.firstBaseline : answer.lastBaseline)
    // Neither moves the lines of the element itself, nor adds to them.
    case .offset, .layer: return ask(child(of: node), aspect, offer)
    default: break
    }
    var least = Linear.infinity
    for place in places(in: node, size(node, offer), offer) {
      guard let baseline = baseline(place.child, aspect, place.proposal) else { continue }
      least = domain.smaller(least, place.origin.y + baseline)
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
