import LayoutGeometry
import LayoutLanguage

/// Solves the nodes of a plan, each once for a space and the data it takes.
///
/// Everything is resolved from the outside in; only lengths of estimated groups come back. `item`
/// is the only place that measures contents.
struct GroupSolver {
  /// What is solved. Only sizes in its lists may change: what is kept between instances rests on all the
  /// rest.
  var plan: GroupPlan
  let grid: PixelGrid
  /// For each list of the plan how far the last instance has read it: the first ordinal that it
  /// did not ask for.
  private(set) var read: [Int]
  /// The lines as they were solved, in that order; `nil` when not surveying.
  var surveyed: [SurveyedLine]?
  /// What only just fits and what only just does not; empty when not surveying.
  var closeCalls: [CloseCall] = []
  /// The last answer for each node without listed sizes whose data did not run out, and the space
  /// that it holds in.
  private var (spaces, answers): ([AvailableSpace?], [Fragment])
  /// The answers for groups inside one instance.
  private var fragments: [FragmentKey: Fragment] = [:]

  /// What the variants of contents have asked for so far, by their numbers.
  private var wantedSizes: [WantedKey: [PartialSize?]] = [:]

  /// The measured sizes of contents; kept from one surveyed view to the next.
  var contentSizes: [MeasurementKey: Size?] = [:]

  struct MeasurementKey: Hashable {
    let source: Int
    let variant: Int32?
    let proposal: PartialSize
  }

  private struct WantedKey: Hashable {
    let source: Int
    let space: AvailableSpace
    let preferred: PartialSize

    /// A content is mostly asked in one space.
    func hash(into hasher: inout Hasher) { hasher.combine(source) }
  }

  private struct FragmentKey: Hashable {
    let node: Int
    let space: AvailableSpace
    let cursor: ItemCursor
  }

  /// A solver with an empty cache.
  init(plan: GroupPlan, grid: PixelGrid) {
    (self.plan, self.grid) = (plan, grid)
    read = Array(repeating: 0, count: plan.lists.count)
    spaces = Array(repeating: nil, count: plan.nodes.count)
    answers = Array(repeating: Fragment(size: .zero), count: plan.nodes.count)
  }

  /// An instance of the section's group with the data of `cursor`.
  ///
  /// - Complexity: O(*n*) in the cells times the depth of the nesting: no node is solved twice for
  ///   the same data in the same space.
  mutating func instance(in space: AvailableSpace, _ cursor: ItemCursor) throws(LayoutFault)
    -> Fragment
  {
    if !fragments.isEmpty { fragments.removeAll(keepingCapacity: true) }
    read = cursor.ordinals
    return plan.nodes[0].varies && cursor.isEndless
      ? try compute(0, in: space, cursor) : try solve(0, in: space, cursor)
  }

  /// The frames in a node that takes data of `cursor`. Where these run out, they do not decide what
  /// fits.
  ///
  /// - Complexity: O(1) for an answer that is known, else O(*n*) in the cells of the node times its
  ///   depth; recursive in the depth of the nesting.
  mutating func solve(_ index: Int, in space: AvailableSpace, _ cursor: ItemCursor)
    throws(LayoutFault)
    -> Fragment
  {
    if cursor.goesOn { return try remembered(index, in: space, cursor) }
    if plan.nodes[index].varies {
      if case .item = plan.nodes[index].content {
        return item(plan.nodes[index], in: space, cursor)
      }
      if cursor.isEndless { return try remembered(index, in: space, cursor) }
    }
    do throws(LayoutFault) {
      let whole =
        plan.nodes[index].varies
        ? try remembered(index, in: space, cursor.unlimited) : try whole(index, in: space)
      if whole.cells.count <= cursor.count { return whole }
    } catch {
      guard error.isOfContent, !cursor.isEndless else { throw error }
      try refuse(index, in: space, cursor)
    }
    let cursor = plan.nodes[index].varies ? cursor : ItemCursor(cursor.count)
    return try remembered(index, in: space, cursor)
  }

  /// Refuses a group that has no room even if what no item fills is without length.
  ///
  /// - Source: `uikit.md` 22 #33.
  private mutating func refuse(_ index: Int, in space: AvailableSpace, _ cursor: ItemCursor)
    throws(LayoutFault)
  {
    do throws(LayoutFault) {
      _ = try remembered(index, in: space, cursor.goingOn)
    } catch {
      // Without length there may be place for any number.
      guard error.rule != .tooManyItems else { return }
      var final = error
      final.isOfContent = false
      throw final
    }
  }

  private mutating func remembered(
    _ index: Int, in space: AvailableSpace, _ cursor: ItemCursor
  ) throws(LayoutFault) -> Fragment {
    let key = FragmentKey(node: index, space: space, cursor: cursor)
    if let fragment = fragments[key] { return fragment }
    let fragment = try compute(index, in: space, cursor)
    fragments[key] = fragment
    return fragment
  }

  /// The frames in a node without listed sizes with all the data it can take.
  private mutating func whole(_ index: Int, in space: AvailableSpace) throws(LayoutFault)
    -> Fragment
  {
    if spaces[index] == space { return answers[index] }
    let fragment = try compute(index, in: space, ItemCursor())
    (spaces[index], answers[index]) = (space, fragment)
    return fragment
  }

  private mutating func compute(
    _ index: Int, in space: AvailableSpace, _ cursor: ItemCursor
  ) throws(LayoutFault) -> Fragment {
    switch plan.nodes[index].content {
    case .item: return item(plan.nodes[index], in: space, cursor)
    case .custom: return try custom(index, in: space, cursor)
    case .waterfall(let shape): return try waterfall(shape, in: space, cursor)
    case .line(let axis, let arrangement):
      let line = try line(index, axis, in: space)
      return try solve(line, arrangement, cursor)
    }
  }

  /// An item: its slot less its insets, which do not count on an estimated axis.
  ///
  /// - Source: `uikit.md` 4.1, 4.2, 7.1, 15.1.
  private mutating func item(_ node: PlanNode, in space: AvailableSpace, _ cursor: ItemCursor)
    -> Fragment
  {
    let wanted = wanted(by: node, in: space, cursor)
    let asked = node.size.settled(by: wanted, in: space) { grid.preferred($0) }
    var size = asked.points(in: space) { grid.solved($0) }
    var insets = node.insets
    for axis in Axis.allCases where node.size.isEstimated(on: axis, in: space) {
      size[axis] = cursor.isBehindData ? 0 : max(size[axis], space.shared[axis])
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
  func cell(of node: PlanNode, at frame: Rectangle, _ rounding: Rounding) -> Fragment {
    let cell = Cell(frame: frame, source: Int32(clamping: node.item.source), rounding: rounding)
    return Fragment(size: frame.size, cells: [cell], taken: node.item.taken)
  }

  /// The size that the item at `cursor` asks for: given by the data or measured. Each variant of a
  /// content is measured once in a space, unless the data give each item a size of its own.
  private mutating func wanted(
    by node: PlanNode, in space: AvailableSpace, _ cursor: ItemCursor
  ) -> PartialSize {
    let preferred = preferred(by: node, cursor)
    let variant = variant(of: node, cursor)
    guard let place = variant.map(Int.init), node.item.variants.indices.contains(place),
      node.item.preference.list == nil
    else { return measured(node, preferring: preferred, in: space, variant: variant) }
    let key = WantedKey(source: node.item.source, space: space, preferred: preferred)
    if let known = wantedSizes[key]?[place] { return known }
    let wanted = measured(node, preferring: preferred, in: space, variant: variant)
    wantedSizes[key, default: Array(repeating: nil, count: node.item.variants.count)][
      place] = wanted
    return wanted
  }

  private mutating func measured(
    _ node: PlanNode, preferring preferred: PartialSize, in space: AvailableSpace, variant: Int32?
  ) -> PartialSize {
    let content = node.item.variants.shown(variant, or: node.item.contents)
    let host = ContentHost(content: content, size: node.size, insets: node.insets, space: space)
    return host.complete(preferred, grid) { content, proposal in
      answer(
        of: content,
        to: MeasurementKey(source: node.item.source, variant: variant, proposal: proposal))
    }
  }

  /// The measured size of `content`; when surveying, each is measured once.
  private mutating func answer(of content: ShownContent, to question: MeasurementKey) -> Size? {
    guard surveyed != nil else { return plan.measure.answer(content, question.proposal) }
    if let known = contentSizes[question] { return known }
    let new = plan.measure.answer(content, question.proposal)
    contentSizes.updateValue(new, forKey: question)
    return new
  }

  /// Which variant of its contents an item with the next of `cursor` shows.
  private mutating func variant(of node: PlanNode, _ cursor: ItemCursor) -> Int32? {
    guard let list = plan.dataList, node.varies else { return nil }
    let ordinal = cursor.ordinals[list]
    read[list] = max(read[list], ordinal + 1)
    return plan.variant(of: ordinal)
  }

  /// What the content of an item asks for that is the next of `cursor`.
  private mutating func preferred(by node: PlanNode, _ cursor: ItemCursor) -> PartialSize {
    switch node.item.preference {
    case .none: return PartialSize()
    case .always(let size): return size
    case .listed(let list):
      let ordinal = cursor.ordinals[list]
      read[list] = max(read[list], ordinal + 1)
      return plan.lists[list][ordinal]
    }
  }

  /// A node's size in points, as its level keeps it.
  ///
  /// - Source: `uikit.md` 15.1.
  func points(of node: PlanNode, in space: AvailableSpace) -> Size {
    node.size.points(in: space) { grid.solved($0) }
  }
}

/// Why a group cannot be solved.
struct LayoutFault: Error {
  let rule: Refusal.Rule
  /// UIKit's own message.
  let reason: String
  /// The node at fault; `nil`: the section itself.
  let node: Int?
  /// The length that is missing.
  var shortage: Refusal.Shortage?

  /// Whether contents decide the length of what does not fit: where no item shows them, nothing is
  /// wrong.
  ///
  /// - Source: `uikit.md` 22 #33.
  var isOfContent = false
}
