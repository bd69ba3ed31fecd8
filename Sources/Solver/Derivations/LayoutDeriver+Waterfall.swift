import LayoutGeometry
import LayoutLanguage
import LayoutSteps
import LayoutText

extension LayoutDeriver {
  /// How long a waterfall is on `axis`, edge spacing included.
  mutating func waterfallLength(_ section: Int, on axis: Axis) -> DerivedValue? {
    guard let place = waterfallPlace(section) else { return nil }
    let count = stack.places[section].itemCount
    return try? derive(section) { deriver throws(LayoutFault) in
      try deriver.waterfallLength(of: count, at: place, on: axis)
    }
  }

  /// A cell of a waterfall.
  mutating func waterfallCell(_ item: Int, in section: Int) throws(LayoutFault) -> DerivedFrame? {
    guard let place = waterfallPlace(section),
      let instances = prototype(section).instances(stack.places[section].content, at: .zero)
    else { return nil }
    let instance = Instance(section: section, instances: instances, number: 0, place: place)
    guard let x = try corner(of: instance, on: .horizontal),
      let y = try corner(of: instance, on: .vertical)
    else { return nil }
    return try derive(section) { deriver throws(LayoutFault) in
      try deriver.waterfallItem(item, at: place, from: (x: x, y: y))
    }
  }

  /// The group itself.
  mutating func waterfallGroup(in section: Int) throws(LayoutFault) -> DerivedFrame? {
    guard let place = waterfallPlace(section),
      let instances = prototype(section).instances(stack.places[section].content, at: .zero)
    else { return nil }
    let instance = Instance(section: section, instances: instances, number: 0, place: place)
    let count = stack.places[section].itemCount
    guard let x = try corner(of: instance, on: .horizontal),
      let y = try corner(of: instance, on: .vertical)
    else { return nil }
    return try derive(section) { deriver throws(LayoutFault) in
      try deriver.waterfallFrame(of: count, at: place, from: (x: x, y: y))
    }
  }

  private func waterfallPlace(_ section: Int) -> GroupDeriver.Place? {
    guard let instances = prototype(section).instances(stack.places[section].content, at: .zero),
      let place = place(0, of: instances, section)
    else { return nil }
    return GroupDeriver.Place(
      node: 0, space: place.space, container: place.container,
      cursor: ItemCursor(stack.places[section].itemCount, from: place.cursor.ordinals))
  }
}

extension GroupDeriver {
  /// What stands in a column of a waterfall.
  private struct Column {
    /// Different lengths, edge spacing included, and how often they are there.
    var terms: [(length: DerivedValue, count: Int)] = []
    var count = 0

    mutating func append(_ length: DerivedValue) {
      count += 1
      if let known = terms.firstIndex(where: { $0.length === length }) {
        terms[known].count += 1
      } else {
        terms.append((length, 1))
      }
    }
  }

  /// A waterfall with some of its items.
  private struct Waterfall {
    let shape: WaterfallShape
    let line: LineGroup
    /// How wide a column is.
    let width: DerivedValue
    var lengths: WaterfallColumns
    var columns: [Column]
    /// Where the next item stands, and its column.
    var next: Place
    var column = 0
  }

  /// So many items are followed.
  private static let mostItems = 100_000

  /// A waterfall with its first `count` items, and the place of the next; `nil` for other groups.
  private mutating func waterfall(_ count: Int, at place: Place) throws(LayoutFault) -> Waterfall? {
    guard case .waterfall(let shape) = solver.plan.nodes[0].content, count < Self.mostItems
    else { return nil }
    let (axis, cross) = (shape.axis, shape.axis.flipped)
    let line = try solver.line(0, cross, in: place.space)
    let inner = try inner(of: line, place)
    let width = part(of: shape.count, line, inner[cross]).share
    var space = line.inner
    space[cross] = width.result
    let container =
      cross == .horizontal
      ? LengthDeriver.Container(name: inner.name, width: width, height: inner.height)
      : LengthDeriver.Container(name: inner.name, width: inner.width, height: width)
    let child = line.node.children[0]
    func next(_ cursor: ItemCursor) -> Place {
      Place(
        node: child, space: AvailableSpace(container: space), container: container, cursor: cursor)
    }
    var fall = Waterfall(
      shape: shape, line: line, width: width, lengths: WaterfallColumns(count: shape.count),
      columns: Array(repeating: Column(), count: shape.count), next: next(place.cursor))
    let edges = solver.plan.nodes[child].edgeSpacing
    for number in 0...count {
      fall.column = fall.lengths.shortest(within: lengths.grid.tie)
      if number == count || fall.next.cursor.isEmpty { break }
      let item = try solver.solve(child, in: fall.next.space, fall.next.cursor)
      let start = fall.lengths.start(of: fall.column, spacing: shape.spacing)
      fall.lengths.fill(fall.column, to: start + edges.least(on: axis) + item.size[axis])
      fall.columns[fall.column].append(try self.length(of: fall.next, axis, item.size))
      fall.next = next(fall.next.cursor.after(item))
    }
    return fall
  }

  /// Where a column ends, from its start; `nil` for one without items.
  private func end(of column: Int, in fall: Waterfall) -> DerivedValue? {
    let node = solver.plan.nodes[fall.line.node.children[0]]
    let least = node.edgeSpacing.least(on: fall.shape.axis)
    var terms: [DerivedValue.Operand] = []
    for term in fall.columns[column].terms {
      let whole =
        least == 0
        ? term.length
        : lengths.sum(
          term.length, [least],
          .init("edge-spacing", "with its edge spacing: ", .init(node.id, "edgeSpacing")))
      terms.append(
        .value(
          term.count == 1
            ? whole
            : DerivedValue(
              .multiply, [.value(whole), .count(term.count)],
              .init("repeat", "\(term.count) × `\(lengths.name(node.id))`: ", .init(node.id)))))
    }
    guard !terms.isEmpty else { return nil }
    let gaps = fall.columns[column].count - 1
    if gaps > 0, fall.shape.spacing != 0 {
      terms.append(.value(self.gaps(gaps, of: fall)))
    }
    return DerivedValue(
      .add, terms,
      .init(
        "grows-to-children", "what stands in column \(column + 1): ", .init(fall.line.node.id)))
  }

  private func gaps(_ count: Int, of fall: Waterfall) -> DerivedValue {
    DerivedValue(
      .multiply, [.number(fall.shape.spacing), .count(count)],
      .init(
        "item-spacing", "\(count.counting("gap")) of \(fall.shape.spacing.asWritten)",
        .init(fall.line.node.id, "spacing")))
  }

  /// How long a waterfall with `count` items is on `axis`, edge spacing included.
  mutating func waterfallLength(of count: Int, at place: Place, on axis: Axis) throws(LayoutFault)
    -> DerivedValue?
  {
    let node = solver.plan.nodes[0]
    let least = node.edgeSpacing.least(on: axis)
    return try ownLength(of: count, at: place, on: axis).map {
      least == 0
        ? $0
        : lengths.sum(
          $0, [least],
          .init("edge-spacing", "with its edge spacing: ", .init(node.id, "edgeSpacing")))
    }
  }

  /// The frame of a waterfall whose corner is at `start`.
  mutating func waterfallFrame(
    of count: Int, at place: Place, from start: (x: DerivedValue, y: DerivedValue)
  ) throws(LayoutFault) -> DerivedFrame? {
    guard let width = try ownLength(of: count, at: place, on: .horizontal),
      let height = try ownLength(of: count, at: place, on: .vertical)
    else { return nil }
    return DerivedFrame(width: width, height: height, x: start.x, y: start.y)
  }

  private mutating func ownLength(of count: Int, at place: Place, on axis: Axis)
    throws(LayoutFault) -> DerivedValue?
  {
    guard let fall = try waterfall(count, at: place) else { return nil }
    let node = fall.line.node
    var value: DerivedValue
    if axis == fall.shape.axis, node.size.isEstimated(on: axis, in: place.space) {
      let ends = fall.columns.indices.compactMap { end(of: $0, in: fall) }
      guard !ends.isEmpty else { return nil }
      let longest = DerivedValue(
        .max, ends.map { .value($0) },
        .init("grows-to-children", "its longest column: ", .init(node.id)))
      value = lengths.solved(
        lengths.sum(
          longest, [node.insets.start(on: axis), node.insets.end(on: axis)],
          .init("group-insets", "with its insets: ", .init(node.id, "insets"))))
    } else {
      let both = lengths(of: node, place, fall.line.size)
      value = axis == .horizontal ? both.0 : both.1
    }
    return value
  }

  /// The frame of an item in a waterfall whose corner is at `start`.
  mutating func waterfallItem(
    _ number: Int, at place: Place, from start: (x: DerivedValue, y: DerivedValue)
  ) throws(LayoutFault) -> DerivedFrame? {
    guard let fall = try waterfall(number, at: place) else { return nil }
    let (axis, cross, group) = (fall.shape.axis, fall.shape.axis.flipped, fall.line.node)
    let node = solver.plan.nodes[fall.next.node]
    var along = axis == .horizontal ? start.x : start.y
    along = inset(along, group.insets.start(on: axis), "group-insets", group.id)
    if let end = end(of: fall.column, in: fall) {
      along = DerivedValue(
        .add, [.value(along), .value(end)],
        .init("next-line", "in column \(fall.column + 1): ", .init(group.id)))
      if fall.shape.spacing != 0 {
        along = lengths.sum(
          along, [fall.shape.spacing],
          .init("item-spacing", "the spacing of `\(name(0))`: ", .init(group.id, "spacing")))
      }
    }
    along = inset(along, node.edgeSpacing.start(on: axis).minimum, "edge-spacing", node.id)
    var across = axis == .horizontal ? start.y : start.x
    across = inset(across, group.insets.start(on: cross), "group-insets", group.id)
    if fall.column > 0 {
      let pitch =
        fall.line.gap == 0
        ? fall.width
        : lengths.sum(
          fall.width, [fall.line.gap],
          .init("item-spacing", "a column and a gap: ", .init(group.id, "spacing")))
      let way = DerivedValue(
        .multiply, [.value(pitch), .count(fall.column)],
        .init("group-pitch", "\(fall.column.counting("column")) before: ", .init(group.id)))
      across = DerivedValue(
        .add, [.value(across), .value(way)],
        .init("group-pitch", "in column \(fall.column + 1): ", .init(group.id)))
    }
    let size = try solver.solve(fall.next.node, in: fall.next.space, fall.next.cursor).size
    across = edge(
      across,
      FlexibleEdges(
        edges: node.edgeSpacing, axis: cross, length: try length(of: fall.next, cross, size),
        space: fall.width, id: node.id))
    return try item(
      node, fall.next,
      at: axis == .horizontal ? (x: along, y: across) : (x: across, y: along))
  }
}
