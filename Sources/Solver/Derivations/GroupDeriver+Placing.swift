import LayoutGeometry
import LayoutLanguage
import LayoutSteps

extension GroupDeriver {
  /// Where the child at `index` of a line starts along it.
  mutating func along(_ filled: FilledLine, _ index: Int, from start: DerivedValue)
    throws(LayoutFault) -> DerivedValue
  {
    let (line, placed) = (filled.line, filled.placed)
    let (node, axis) = (line.node, line.axis)
    var value = inset(start, node.insets.start(on: axis), "group-insets", node.id)
    for run in try runs(of: filled, on: axis, before: index) {
      value = DerivedValue(
        .add, [.value(value), .value(run.total(Double(run.count)))],
        .init("group-pitch", "behind `\(run.name)`: ", .init(run.id)))
    }
    if line.gap != 0, index > 0 {
      value = DerivedValue(
        .add, [.value(value), .value(gaps(index, line))],
        .init(
          "item-spacing", "the spacing of `\(name(line.index))`: ", .init(node.id, "spacing")))
    }
    let own = placed[index].edges.start(on: axis)
    let id = solver.plan.nodes[placed[index].child].id
    value = inset(value, own.minimum, "edge-spacing", id)
    var places = own.isFlexible ? 1 : 0
    if node.spacing.isFlexible { places += index }
    for child in placed[..<index] { places += child.edges.flexibleCount(on: axis) }
    guard places > 0, let share = try share(filled) else { return value }
    let taken = DerivedValue(
      .multiply, [.value(share), .count(places)],
      .init("flexible-spacing", "\(places) × what is left", .init(node.id, "spacing")))
    return DerivedValue(
      .add, [.value(value), .value(taken)],
      .init("flexible-spacing", "flexible spacing: ", .init(node.id, "spacing")))
  }

  /// What each flexible spacing of a line gets.
  mutating func share(_ filled: FilledLine) throws(LayoutFault) -> DerivedValue? {
    let line = filled.line
    var count = line.node.spacing.isFlexible ? filled.placed.count - 1 : 0
    for child in filled.placed { count += child.edges.flexibleCount(on: line.axis) }
    guard count > 0 else { return nil }
    let whole = try inside(filled, on: line.axis)
    return part(of: whole, less: try sum(of: filled), count, line.node.id)
  }

  /// What the insets of a filled line leave of it.
  mutating func inside(_ filled: FilledLine, on axis: Axis) throws(LayoutFault) -> DerivedValue {
    let node = filled.line.node
    return lengths.inset(
      try length(of: filled.own, axis, filled.size),
      by: .init(insets: node.insets, rule: "group-insets", id: node.id), on: axis)
  }

  /// One of `count` parts of what is left of `whole`.
  func part(of whole: DerivedValue, less taken: DerivedValue, _ count: Int, _ id: ElementID)
    -> DerivedValue
  {
    let left = DerivedValue(
      .subtract, [.value(whole), .value(taken)], .init("flexible-spacing", "left: ", .init(id)))
    return DerivedValue(
      .divide, [.value(lengths.atLeastZero(left)), .count(count)],
      .init("flexible-spacing", "shared by \(count): ", .init(id)))
  }

  /// Where a child starts across its line.
  mutating func across(_ filled: FilledLine, _ index: Int, from start: DerivedValue)
    throws(LayoutFault) -> DerivedValue
  {
    let (node, axis) = (filled.line.node, filled.line.axis.flipped)
    let child = filled.placed[index]
    let value = inset(start, node.insets.start(on: axis), "group-insets", node.id)
    let id = solver.plan.nodes[child.child].id
    guard child.edges.isFlexible(on: axis) else {
      return inset(value, child.edges.start(on: axis).minimum, "edge-spacing", id)
    }
    let length = try length(of: filled.places[index], axis, child.fragment.size)
    return edge(
      value,
      FlexibleEdges(
        edges: child.edges, axis: axis, length: length, space: try inside(filled, on: axis),
        id: id))
  }

  /// An element with flexible space at its edges.
  struct FlexibleEdges {
    let edges: EdgeSpacing
    let axis: Axis
    /// How long the element is, and the space that it stands in.
    let length: DerivedValue
    let space: DerivedValue
    let id: ElementID
  }

  /// Where an element starts in its space, which starts at `value`.
  func edge(_ value: DerivedValue, _ flexible: FlexibleEdges) -> DerivedValue {
    let (edges, axis, id) = (flexible.edges, flexible.axis, flexible.id)
    let value = inset(value, edges.start(on: axis).minimum, "edge-spacing", id)
    guard edges.start(on: axis).isFlexible else { return value }
    let taken = DerivedValue(
      .add, [.value(flexible.length), .number(edges.least(on: axis))],
      .init("edge-spacing", "what it takes: ", .init(id, "edgeSpacing")))
    let part = part(of: flexible.space, less: taken, edges.flexibleCount(on: axis), id)
    return DerivedValue(
      .add, [.value(value), .value(part)],
      .init("edge-spacing", "flexible edge spacing: ", .init(id, "edgeSpacing")))
  }

  /// `value` behind an inset.
  func inset(_ value: DerivedValue, _ inset: Points, _ rule: String, _ id: ElementID)
    -> DerivedValue
  {
    if inset == 0 { return value }
    let isEdge = rule == "edge-spacing"
    let text = isEdge ? "its edge spacing: " : "the insets of `\(lengths.name(id))`: "
    return lengths.sum(
      value, [inset], .init(rule, text, .init(id, isEdge ? "edgeSpacing" : "insets")))
  }

  /// A cell: its slot less its insets.
  mutating func item(
    _ node: PlanNode, _ place: Place, at start: (x: DerivedValue, y: DerivedValue)
  ) throws(LayoutFault) -> DerivedFrame {
    let size = try solver.solve(place.node, in: place.space, place.cursor).size
    let (width, height) = lengths(of: node, place, size)
    var insets = node.insets
    for axis in Axis.allCases where node.size.isEstimated(on: axis, in: place.space) {
      insets = insets.only(on: axis.flipped)
    }
    return GroupFramer(lengths: lengths).framed(
      DerivedFrame(width: width, height: height, x: start.x, y: start.y), insets, node.id)
  }

  func custom(_ node: PlanNode, at start: (x: DerivedValue, y: DerivedValue))
    -> DerivedFrame
  {
    let (own, cause) = (node.item.frame, DerivedValue.Cause(node.id, "frame"))
    let reason = DerivedValue.Reason("custom-frame", "its frame: ", cause)
    func given(_ number: Points) -> DerivedValue {
      DerivedValue(given: number, "custom-frame", "its frame says \(number.asWritten)", cause)
    }
    let frame = DerivedFrame(
      width: given(own.width), height: given(own.height),
      x: lengths.sum(start.x, [own.x], reason),
      y: lengths.sum(start.y, [own.y], reason))
    return GroupFramer(lengths: lengths).framed(frame, node.insets, node.id)
  }

  /// A group's own frame.
  mutating func group(
    _ line: LineGroup, _ place: Place, at start: (x: DerivedValue, y: DerivedValue)
  ) throws(LayoutFault) -> DerivedFrame {
    let size = try solver.solve(place.node, in: place.space, place.cursor).size
    return DerivedFrame(
      width: try length(of: place, .horizontal, size),
      height: try length(of: place, .vertical, size), x: start.x, y: start.y)
  }

  /// What an instance takes on `axis`, the edge spacing of the group included.
  mutating func instanceLength(of place: Place, _ axis: Axis) throws(LayoutFault) -> DerivedValue {
    let size = try solver.instance(in: place.space, place.cursor).size
    let value = try length(of: place, axis, size)
    let node = solver.plan.nodes[place.node]
    let least = node.edgeSpacing.least(on: axis)
    return least == 0
      ? value
      : lengths.sum(
        value, [least],
        .init("edge-spacing", "with its edge spacing: ", .init(node.id, "edgeSpacing")))
  }
}
