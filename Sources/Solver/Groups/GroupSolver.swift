import LayoutGeometry
import LayoutLanguage

/// Solves the nodes of a plan, each once for a room and the data it takes.
///
/// Everything is resolved from the outside in; only lengths of estimated groups come back. `item`
/// is where a content is asked how long it wants to be.
struct GroupSolver {
  let plan: Plan
  let grid: PixelGrid
  /// For each list of the plan how far the last instance has read it: the first ordinal that it
  /// did not ask for.
  private(set) var read: [Int]
  /// What groups came to, as each is solved; `nil` where nobody asks.
  var surveyed: [SurveyedLine]?
  /// What only just fits and what only just does not, where somebody asks.
  var closeCalls: [CloseCall] = []
  /// The last answer for each node without listed sizes whose data did not run out, and the room
  /// that it holds in.
  private var (rooms, answers): ([AvailableSpace?], [Fragment])
  /// The answers for groups inside one instance.
  private var memory: [Question: Fragment] = [:]

  /// What the editions of contents have asked for so far.
  private var wants: [Want: PartialSize] = [:]

  /// What contents have answered, where somebody surveys one view after another.
  var contentAnswers: [ContentQuestion: Size?] = [:]

  struct ContentQuestion: Hashable {
    let source: Int
    let edition: Int32?
    let proposal: PartialSize
  }

  private struct Want: Hashable {
    let source: Int
    let room: AvailableSpace
    let edition: Int32?
    let preferred: PartialSize
  }

  private struct Question: Hashable {
    let node: Int
    let room: AvailableSpace
    let supply: ItemCursor
  }

  /// A solver that has no answers yet.
  init(plan: Plan, grid: PixelGrid) {
    (self.plan, self.grid) = (plan, grid)
    read = Array(repeating: 0, count: plan.lists.count)
    rooms = Array(repeating: nil, count: plan.nodes.count)
    answers = Array(repeating: Fragment(size: .zero), count: plan.nodes.count)
  }

  /// An instance of the section's group with the data of `supply`.
  ///
  /// - Complexity: O(*n*) in the cells times the depth of the nesting: no node is solved twice for
  ///   the same data in the same room.
  mutating func instance(in room: AvailableSpace, _ supply: ItemCursor) throws(Fault) -> Fragment {
    if !memory.isEmpty { memory.removeAll(keepingCapacity: true) }
    read = supply.ordinals
    return plan.nodes[0].varies
      ? try compute(0, in: room, supply) : try solve(0, in: room, supply)
  }

  /// The frames in a node that takes data of `supply`.
  ///
  /// - Complexity: O(1) for an answer that is known, else O(*n*) in the cells of the node times its
  ///   depth; recursive in the depth of the nesting.
  mutating func solve(_ index: Int, in room: AvailableSpace, _ supply: ItemCursor) throws(Fault)
    -> Fragment
  {
    if plan.nodes[index].varies {
      guard case .item = plan.nodes[index].content else {
        return try remembered(index, in: room, supply)
      }
      return item(plan.nodes[index], in: room, supply)
    }
    let whole = try whole(index, in: room)
    if whole.cells.count <= supply.count { return whole }
    return try remembered(index, in: room, ItemCursor(supply.count))
  }

  private mutating func remembered(
    _ index: Int, in room: AvailableSpace, _ supply: ItemCursor
  ) throws(Fault) -> Fragment {
    let question = Question(node: index, room: room, supply: supply)
    if let fragment = memory[question] { return fragment }
    let fragment = try compute(index, in: room, supply)
    memory[question] = fragment
    return fragment
  }

  /// The frames in a node without listed sizes with all the data it can take.
  private mutating func whole(_ index: Int, in room: AvailableSpace) throws(Fault) -> Fragment {
    if rooms[index] == room { return answers[index] }
    let fragment = try compute(index, in: room, ItemCursor())
    (rooms[index], answers[index]) = (room, fragment)
    return fragment
  }

  private mutating func compute(
    _ index: Int, in room: AvailableSpace, _ supply: ItemCursor
  ) throws(Fault) -> Fragment {
    let node = plan.nodes[index]
    switch node.content {
    case .item: return item(node, in: room, supply)
    case .custom: return try custom(index, in: room, supply)
    case .line(let axis, let arrangement):
      let line = try Line(index, axis, in: room, of: self)
      return try solve(line, arrangement, supply)
    }
  }

  /// An item: its slot less its insets, which do not count on an estimated axis.
  ///
  /// - Source: `uikit.md` 4.1, 4.2, 7.1, 15.1.
  private mutating func item(_ node: Node, in room: AvailableSpace, _ supply: ItemCursor)
    -> Fragment
  {
    let wanted = wanted(by: node, in: room, supply)
    let asked = node.size.settled(by: wanted, in: room) { grid.preferred($0) }
    var size = asked.points(in: room) { grid.solved($0) }
    var insets = node.insets
    for axis in Axis.allCases where node.size.isEstimated(on: axis, in: room) {
      size[axis] = max(size[axis], room.shared[axis])
      insets = insets.only(on: axis.flipped)
    }
    let frame = Rectangle(origin: .zero, size: size).inset(by: insets)
    let rounding = grid.floorsSizes ? Rounding.none : .frame
    var fragment = cell(of: node, at: frame, rounding)
    fragment.size = size
    attach(node.badges, to: frame, in: &fragment)
    return fragment
  }

  /// The cell of an item alone.
  func cell(of node: Node, at frame: Rectangle, _ rounding: Rounding) -> Fragment {
    let cell = Cell(frame: frame, source: Int32(clamping: node.source), rounding: rounding)
    var fragment = Fragment(size: frame.size, cells: [cell])
    let lists = [node.preference.list, plan.dataList].compactMap(\.self)
    if !lists.isEmpty { fragment.taken = Array(repeating: 0, count: plan.lists.count) }
    for list in lists { fragment.taken[list] = 1 }
    return fragment
  }

  /// What an item with the next of `supply` asks for, as somebody has measured it or as its content
  /// says: each edition is asked once in a room.
  private mutating func wanted(
    by node: Node, in room: AvailableSpace, _ supply: ItemCursor
  ) -> PartialSize {
    let preferred = preferred(by: node, supply)
    let edition = edition(of: node, supply)
    let want = Want(source: node.source, room: room, edition: edition, preferred: preferred)
    if let known = wants[want] { return known }
    let contents = node.editions.contents(edition, or: node.contents)
    let host = ContentHost(contents: contents, size: node.size, insets: node.insets, room: room)
    let wanted = host.complete(preferred, grid) { content, proposal in
      answer(
        of: content,
        to: ContentQuestion(source: node.source, edition: edition, proposal: proposal))
    }
    if edition != nil { wants[want] = wanted }
    return wanted
  }

  /// What `content` answers, which is asked but once by somebody who surveys.
  private mutating func answer(of content: Content, to question: ContentQuestion) -> Size? {
    guard surveyed != nil else { return plan.measure.answer(content, question.proposal) }
    if let known = contentAnswers[question] { return known }
    let new = plan.measure.answer(content, question.proposal)
    contentAnswers.updateValue(new, forKey: question)
    return new
  }

  /// Which edition of its contents an item with the next of `supply` shows.
  private mutating func edition(of node: Node, _ supply: ItemCursor) -> Int32? {
    guard let list = plan.dataList, node.varies else { return nil }
    let ordinal = supply.ordinals[list]
    read[list] = max(read[list], ordinal + 1)
    return plan.edition(of: ordinal)
  }

  /// What the content of an item asks for that is the next of `supply`.
  private mutating func preferred(by node: Node, _ supply: ItemCursor) -> PartialSize {
    switch node.preference {
    case .none: return PartialSize()
    case .always(let size): return size
    case .listed(let list):
      let ordinal = supply.ordinals[list]
      read[list] = max(read[list], ordinal + 1)
      return plan.lists[list][ordinal]
    }
  }

  /// A node's size in points, as its level keeps it.
  ///
  /// - Source: `uikit.md` 15.1.
  func points(of node: Node, in room: AvailableSpace) -> Size {
    node.size.points(in: room) { grid.solved($0) }
  }
}

/// Why a group cannot be solved.
struct Fault: Error {
  let rule: Refusal.Rule
  /// UIKit's words.
  let reason: String
  /// The node at fault; `nil`: the section itself.
  let node: Int?
  /// What there is not enough of.
  var shortage: Refusal.Shortage?
}
