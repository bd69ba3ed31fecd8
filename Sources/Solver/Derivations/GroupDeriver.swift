import LayoutGeometry
import LayoutLanguage
import LayoutSteps
import LayoutText

/// Solves an instance of a section's group again, and writes down how the frames of one cell in it
/// come about.
struct GroupDeriver {
  var solver: GroupSolver
  let lengths: LengthDeriver
  /// What the lengths of groups follow from, by node and space.
  private var known: [Question: DerivedValue] = [:]
  /// The line that was filled last for each node.
  private var filledLines: [Int: FilledLine] = [:]

  private struct Question: Hashable {
    let node: Int
    let axis: Axis
    let space: AvailableSpace
    let length: Points
  }

  /// A node of the plan in its space.
  struct Place {
    let node: Int
    let space: AvailableSpace
    let container: LengthDeriver.Container
    let cursor: ItemCursor
    /// The equal share that replaces a dimension.
    var share: DerivedValue?
  }

  /// Where the walk ends: at a cell, or at a group around it.
  struct Target {
    /// The cell, counted from 0 in the node.
    var cell: Int
    /// The node that is asked for; `nil`: the cell's own.
    var node: Int?
  }

  init(_ plan: GroupPlan, _ lengths: LengthDeriver) {
    self.lengths = lengths
    solver = GroupSolver(plan: plan, grid: lengths.grid)
  }

  func name(_ node: Int) -> String { lengths.name(solver.plan.nodes[node].id) }
}

extension GroupDeriver {
  /// The frame of `target`, which is in the node at `place`, whose corner is at `x` and `y`; `nil`
  /// where that is not known.
  mutating func frame(
    of target: Target, in place: Place, at start: (x: DerivedValue, y: DerivedValue)
  ) throws(LayoutFault) -> DerivedFrame? {
    let node = solver.plan.nodes[place.node]
    if case .item = node.content { return try item(node, place, at: start) }
    if case .custom = node.content {
      guard target.cell < node.children.count else { return nil }
      return custom(solver.plan.nodes[node.children[target.cell]], at: start)
    }
    guard case .line(let axis, let arrangement) = node.content else { return nil }
    let filled = try filledLine(on: axis, arrangement, at: place)
    if target.node == place.node {
      return try group(filled.line, place, at: start)
    }
    guard let (index, cell) = child(with: target.cell, among: filled.placed) else { return nil }
    var origin = start
    for axis in Axis.allCases {
      let begin = axis == .horizontal ? start.x : start.y
      let value =
        axis == filled.line.axis
        ? try along(filled, index, from: begin) : try across(filled, index, from: begin)
      if axis == .horizontal { origin.x = value } else { origin.y = value }
    }
    return try frame(
      of: Target(cell: cell, node: target.node), in: filled.places[index], at: origin)
  }

  /// A group of children on a line.
  struct FilledLine {
    let line: LineGroup
    let placed: [PlacedChild]
    /// The children in their space.
    let places: [Place]
    /// The group itself, and how large it is.
    let own: Place
    let size: Size
  }

  /// The group at `place` with its children.
  private mutating func filledLine(
    on axis: Axis, _ arrangement: Arrangement, at place: Place
  ) throws(LayoutFault) -> FilledLine {
    if let known = filledLines[place.node], known.own.isSame(as: place) { return known }
    let line = try solver.line(place.node, axis, in: place.space)
    let placed = try children(of: line, arrangement, place.cursor)
    let filled = try fill(line, arrangement, with: placed, at: place)
    filledLines[place.node] = filled
    return filled
  }

  func fill(
    _ line: LineGroup, _ arrangement: Arrangement, with placed: [PlacedChild], at place: Place
  ) throws(LayoutFault) -> FilledLine {
    FilledLine(
      line: line, placed: placed,
      places: places(of: placed, in: try inner(of: line, place), line, arrangement), own: place,
      size: solver.size(of: line, arrangement, around: placed))
  }

  mutating func children(
    of line: LineGroup, _ arrangement: Arrangement, _ cursor: ItemCursor
  ) throws(LayoutFault) -> [PlacedChild] {
    var placed = try solver.fill(line, arrangement, cursor)
    for axis in Axis.allCases { try solver.even(&placed, on: axis) }
    return placed
  }

  /// Which of `placed` has a cell, and its number in that.
  func child(with cell: Int, among placed: [PlacedChild]) -> (Int, Int)? {
    var rest = cell
    for index in placed.indices.sorted(by: { placed[$0].turn < placed[$1].turn }) {
      let count = placed[index].fragment.cells.count
      if rest < count { return (index, rest) }
      rest -= count
    }
    return nil
  }

  func places(
    of placed: [PlacedChild], in container: LengthDeriver.Container, _ line: LineGroup,
    _ arrangement: Arrangement
  ) -> [Place] {
    var (container, share) = (container, DerivedValue?.none)
    if case .split(let count) = arrangement {
      let part = part(of: count, line, container[line.axis])
      let left = part.left
      share = part.share
      container =
        line.axis == .horizontal
        ? .init(name: container.name, width: left, height: container.height)
        : .init(name: container.name, width: container.width, height: left)
    }
    return placed.map {
      Place(
        node: $0.child, space: $0.space, container: container, cursor: $0.cursor, share: share)
    }
  }

  /// What the gaps of `whole` leave, and one of `count` equal parts of it.
  func part(of count: Int, _ line: LineGroup, _ whole: DerivedValue)
    -> (left: DerivedValue, share: DerivedValue)
  {
    var left = whole
    if line.gap != 0, count > 1 {
      left = lengths.atLeastZero(
        DerivedValue(
          .subtract, [.value(whole), .value(gaps(count - 1, line))],
          .init("split", "its gaps leave ", .init(line.node.id, "spacing"))))
    }
    let part = DerivedValue(
      .divide, [.value(left), .number(Double(count))],
      .init("split", "one of \(count) equal parts: ", .init(line.node.id, "split")))
    return (left, lengths.solved(part))
  }

  /// What `count` gaps of a line take.
  func gaps(_ count: Int, _ line: LineGroup) -> DerivedValue {
    DerivedValue(
      .multiply, [.number(line.gap), .count(count)],
      .init(
        "item-spacing", "\(count.counting("gap")) of \(line.gap.asWritten)",
        .init(line.node.id, "spacing")))
  }

  /// How many children fit on the line of the group at `place`, where all are alike; `nil` where that
  /// does not decide.
  mutating func fitting(in place: Place) throws(LayoutFault) -> DerivedValue? {
    let node = solver.plan.nodes[place.node]
    guard case .line(let axis, .cycle) = node.content, node.children.count == 1,
      solver.plan.nodes[node.children[0]].isItem
    else { return nil }
    let line = try solver.line(place.node, axis, in: place.space)
    guard !line.isEstimated(on: axis) else { return nil }
    let placed = try children(of: line, .cycle, place.cursor)
    let filled = try fill(line, .cycle, with: placed, at: place)
    let runs = try runs(of: filled, on: axis)
    guard runs.count == 1 else { return nil }
    let count = DerivedValue(
      .count,
      [.value(try inside(filled, on: axis)), .value(runs[0].total(1)), .number(line.gap)],
      .init(
        "fits-on-line", "so many `\(runs[0].name)` fit on a line", .init(node.id, "spacing")))
    return Int(exactly: count.result) == placed.count ? count : nil
  }

  /// What a group's insets leave to its children.
  func inner(of line: LineGroup, _ place: Place) throws(LayoutFault) -> LengthDeriver.Container {
    let (width, height) = lengths(of: line.node, place, line.size)
    let insets = LengthDeriver.Insets(
      insets: line.node.insets, rule: "group-insets", id: line.node.id)
    return LengthDeriver.Container(
      name: name(line.index), width: lengths.inset(width, by: insets, on: .horizontal),
      height: lengths.inset(height, by: insets, on: .vertical))
  }

  /// The lengths of a node that is `size` large, where they do not follow from its children.
  func lengths(of node: PlanNode, _ place: Place, _ size: Size)
    -> (DerivedValue, DerivedValue)
  {
    var element = LengthDeriver.Element(id: node.id, size: node.size, solved: size)
    if let share = place.share, let axis = place.space.share?.axis {
      element.part = (axis, node.overriding(share, on: axis))
    }
    if let content = solver.plan.content(of: node, place.cursor) {
      element.content = (content, node.insets)
    }
    return lengths.lengths(of: element, in: place.container)
  }
}

extension GroupDeriver {
  /// How long the node at `place` is on `axis`, as its line keeps it.
  mutating func length(of place: Place, _ axis: Axis, _ size: Size)
    throws(LayoutFault) -> DerivedValue
  {
    let question = Question(
      node: place.node, axis: axis, space: place.space, length: size[axis])
    if let value = known[question] { return value }
    let value = try newLength(of: place, axis, size)
    known[question] = value
    return value
  }

  mutating func newLength(of place: Place, _ axis: Axis, _ size: Size)
    throws(LayoutFault) -> DerivedValue
  {
    let node = solver.plan.nodes[place.node]
    let plain = lengths(of: node, place, size)
    let written = axis == .horizontal ? plain.0 : plain.1
    guard case .line(let own, let arrangement) = node.content,
      node.size.isEstimated(on: axis, in: place.space)
    else { return written }
    if axis == own, case .split = arrangement { return written }
    let line = try solver.line(place.node, own, in: place.space)
    let placed = try children(of: line, arrangement, place.cursor)
    let filled = try fill(line, arrangement, with: placed, at: place)
    let content = axis == own ? try sum(of: filled) : try longest(of: filled)
    var total = lengths.atLeastZero(
      lengths.sum(
        content, [node.insets.start(on: axis), node.insets.end(on: axis)],
        .init(
          "grows-to-children", "`\(name(place.node))` grows to its children: ",
          .init(node.id, "insets"))))
    let shared = place.space.shared[axis]
    if shared > total.result {
      let longest = DerivedValue(
        given: shared, "uniform", "the longest beside it", .init(node.id, origin: .data))
      total = DerivedValue(
        .max, [.value(total), .value(longest)],
        .init("uniform", "as long as the longest: ", .init(node.id)))
    }
    return lengths.solved(total)
  }

  /// What the children take on their line.
  mutating func sum(of filled: FilledLine) throws(LayoutFault) -> DerivedValue {
    let (line, count) = (filled.line, filled.placed.count)
    var terms: [DerivedValue.Operand] = []
    for run in try runs(of: filled, on: line.axis) {
      terms.append(.value(run.total(Points(run.count))))
    }
    if line.gap != 0, count > 1 { terms.append(.value(gaps(count - 1, line))) }
    return DerivedValue(
      .add, terms.isEmpty ? [.number(0)] : terms,
      .init("grows-to-children", "all its children: ", .init(line.node.id)))
  }

  /// What the longest child takes across the line.
  mutating func longest(of filled: FilledLine) throws(LayoutFault) -> DerivedValue {
    let runs = try runs(of: filled, on: filled.line.axis.flipped)
    if runs.count == 1 { return runs[0].total(1) }
    return DerivedValue(
      .max, runs.isEmpty ? [.number(0), .number(0)] : runs.map { .value($0.total(1)) },
      .init("grows-to-children", "its largest child: ", .init(filled.line.node.id)))
  }

  /// Children that are alike and follow one another.
  struct Run {
    let length: DerivedValue
    let edges: (start: Points, end: Points)
    var count: Int
    let name: String
    let id: ElementID

    /// What `count` of them take, edge spacing included.
    func total(_ count: Double) -> DerivedValue {
      var one = length
      if edges != (0, 0) {
        one = DerivedValue(
          .add, [.value(length), .number(edges.start), .number(edges.end)],
          .init("edge-spacing", "with the spacing at its edges: ", .init(id, "edgeSpacing")))
      }
      if count == 1 { return one }
      return DerivedValue(
        .multiply, [.value(one), .count(Int(count))],
        .init("repeat", "\(Int(count)) × `\(name)`: ", .init(id)))
    }
  }

  /// The lengths of the children on `axis`, or of those before the one at `end`.
  mutating func runs(of filled: FilledLine, on axis: Axis, before end: Int? = nil)
    throws(LayoutFault) -> [Run]
  {
    var runs: [Run] = []
    for (child, place) in zip(filled.placed, filled.places).prefix(end ?? filled.placed.count) {
      let value = try length(of: place, axis, child.fragment.size)
      if let last = runs.last, last.length === value {
        runs[runs.count - 1].count += 1
      } else {
        let node = solver.plan.nodes[child.child]
        runs.append(
          Run(
            length: value,
            edges: (child.edges.start(on: axis).minimum, child.edges.end(on: axis).minimum),
            count: 1, name: name(child.child), id: node.id))
      }
    }
    return runs
  }
}

extension GroupDeriver.Place {
  /// Whether the same stands in both, from the same steps.
  fileprivate func isSame(as other: Self) -> Bool {
    node == other.node && space == other.space && cursor == other.cursor
      && container.width === other.container.width && container.height === other.container.height
      && share === other.share
  }
}

extension PlanNode {
  /// A share of its group, which takes the place of its own length.
  fileprivate func overriding(_ share: DerivedValue, on axis: Axis) -> DerivedValue {
    let whole = LayoutSize(.fullWidth, .fullHeight)
    if size[axis] == whole[axis] { return share }
    return DerivedValue(
      .add, [.value(share)],
      .init("split-overrides-size", "its part, in place of its own length", .init(id)))
  }
}

extension GroupPlan {
  /// What an item shows that is the next of `cursor`.
  fileprivate func content(of node: PlanNode, _ cursor: ItemCursor) -> LayoutLanguage.Content? {
    let list = node.varies ? dataList : nil
    return node.item.variants.shown(
      list.flatMap { variant(of: cursor.ordinals[$0]) }, or: node.item.contents
    )?.content
  }
}
