import LayoutGeometry
package import LayoutLanguage
package import LayoutSteps
import LayoutText

extension LayoutDeriver {
  /// The group of an instance in its space, with its data.
  func place(_ number: Int, of instances: Instances, _ section: Int) -> GroupDeriver.Place? {
    let prototype = prototype(section)
    guard let templates = prototype.templates else { return nil }
    let series = Int(instances.run.series)
    let entry = instances.series.entry(of: number).entry
    let before = templates.precedingCounts(of: entry, in: series)
    var cursor = ItemCursor(from: before.ordinals)
    if number == instances.count - 1 {
      let first = instances.series.firstCell(of: number)
      cursor = ItemCursor(stack.places[section].itemCount - first, from: before.ordinals)
    }
    let container = LengthDeriver.Container(
      name: lengths.name(prototype.section.id), width: space(section, on: .horizontal),
      height: space(section, on: .vertical))
    return GroupDeriver.Place(
      node: 0, space: templates.space(of: series), container: container, cursor: cursor)
  }

  mutating func deriver(_ section: Int) -> GroupDeriver? {
    let index = Int(stack.places[section].prototype)
    if let known = groups[index] { return known }
    guard let plan = stack.prototypes[index].templates?.plan else { return nil }
    groups[index] = GroupDeriver(plan, lengths)
    return groups[index]
  }

  /// Calls `body` with the deriver of a section's group.
  mutating func derive<Value>(
    _ section: Int, _ body: (inout GroupDeriver) throws(LayoutFault) -> Value?
  ) throws(LayoutFault) -> Value? {
    guard var deriver = deriver(section) else { return nil }
    let value = try body(&deriver)
    groups[Int(stack.places[section].prototype)] = deriver
    return value
  }

  /// What an instance takes on `axis`.
  mutating func instanceLength(
    _ number: Int, of instances: Instances, _ section: Int, on axis: Axis
  ) -> DerivedValue? {
    if prototype(section).templates?.waterfall != nil {
      return waterfallLength(section, on: axis)
    }
    guard let place = place(number, of: instances, section) else { return nil }
    return try? derive(section) { deriver throws(LayoutFault) in
      try deriver.instanceLength(of: place, axis)
    }
  }

  /// Where an instance starts, from the start of the first; `nil` for the first.
  mutating func instanceStart(_ number: Int, of instances: Instances, _ section: Int)
    -> DerivedValue?
  {
    let model = prototype(section).section
    let (id, axis) = (model.id, instances.axis)
    let (entry, lap) = instances.series.entry(of: number)
    var terms: [(length: DerivedValue, count: Int)] = []
    let round = instances.series.round
    for before in 0..<Swift.max(entry, lap > 0 ? instances.series.entries.count : 0) {
      let isInRound = round.map { before >= $0.first && before < $0.first + $0.count } ?? false
      let times = (before < entry ? 1 : 0) + (isInRound ? lap : 0)
      guard times > 0, let length = instanceLength(before, of: instances, section, on: axis)
      else { continue }
      if let known = terms.firstIndex(where: { $0.length === length }) {
        terms[known].count += times
      } else {
        terms.append((length, times))
      }
    }
    var value: DerivedValue?
    for term in terms {
      let pitch =
        model.spacing == 0
        ? term.length
        : lengths.sum(
          term.length, [model.spacing],
          .init("section-spacing", "a group and the spacing: ", .init(id, "spacing")))
      let count = terms.count == 1 ? linesBefore(number, of: instances, section) : nil
      let way = DerivedValue(
        .multiply, [.value(pitch), count.map { .value($0) } ?? .count(term.count)],
        .init("group-pitch", "\(term.count.counting("group")) before: ", .init(id)))
      value =
        value.map {
          DerivedValue(
            .add, [.value($0), .value(way)],
            .init("group-pitch", "behind \(term.count.counting("more group")): ", .init(id)))
        } ?? way
    }
    return value
  }

  /// How many lines stand before an instance, where each holds as many items as fit.
  private mutating func linesBefore(_ number: Int, of instances: Instances, _ section: Int)
    -> DerivedValue?
  {
    let items = instances.series.firstCell(of: number)
    guard let first = place(0, of: instances, section),
      let fitting = try? derive(
        section, { deriver throws(LayoutFault) in try deriver.fitting(in: first) }),
      items == number * Int(fitting.result)
    else { return nil }
    let before = DerivedValue(
      given: Double(items), "fits-on-line", items.counting("item") + " before it",
      .init(origin: .data))
    return DerivedValue(
      .divide, [.value(before), .value(fitting)],
      .init("fits-on-line", "lines before it: ", .init(prototype(section).section.id)))
  }

  /// An instance of a section's group.
  struct Instance {
    let section: Int
    let instances: Instances
    let number: Int
    let place: GroupDeriver.Place
  }

  /// The instance that holds the cell `item`.
  ///
  /// - Complexity: O(log *n*) in the instances.
  func instance(of item: Int, in section: Int) -> Instance? {
    guard let instances = prototype(section).instances(stack.places[section].content, at: .zero)
    else { return nil }
    let number = instances.index(ofCell: item)
    return place(number, of: instances, section).map {
      Instance(section: section, instances: instances, number: number, place: $0)
    }
  }

  /// A cell.
  mutating func cell(_ element: SolvedElement) throws(LayoutFault) -> DerivedFrame? {
    guard let section = element.section, let frame = try frame(of: element.item, in: section)
    else { return nil }
    return finished(frame, isRounded: isRounded(element, section), in: section)
  }

  /// Whether a cell is put on pixels in the end.
  private func isRounded(_ element: SolvedElement, _ section: Int) -> Bool {
    if !stack.context.grid.floorsSizes { return true }
    let cells = prototype(section).templates?.all.cells
    return cells?.first { Int($0.source) == element.source }?.rounding == .frame
  }

  /// The frame of a cell, or of the group `node` around it, before mirroring and rounding.
  mutating func frame(of item: Int, in section: Int, node: Int? = nil) throws(LayoutFault)
    -> DerivedFrame?
  {
    if prototype(section).templates?.waterfall != nil {
      return node == 0
        ? try waterfallGroup(in: section) : try waterfallCell(item, in: section)
    }
    guard let placed = try placedInstance(of: item, in: section) else { return nil }
    let target = GroupDeriver.Target(cell: item - placed.cells.lowerBound, node: node)
    return try derive(section) { deriver throws(LayoutFault) in
      try deriver.frame(of: target, in: placed.instance.place, at: placed.corner)
    }
  }

  /// An instance, the cells in it, and where its group starts.
  struct PlacedInstance {
    let instance: Instance
    let cells: Range<Int>
    let corner: (x: DerivedValue, y: DerivedValue)
  }

  /// The instance that holds the cell `item`, where it stands.
  private mutating func placedInstance(of item: Int, in section: Int) throws(LayoutFault)
    -> PlacedInstance?
  {
    if let recent, recent.instance.section == section, recent.cells.contains(item) {
      return recent
    }
    guard let instance = instance(of: item, in: section),
      let x = try corner(of: instance, on: .horizontal),
      let y = try corner(of: instance, on: .vertical)
    else { return nil }
    let (series, next) = (instance.instances.series, instance.number + 1)
    let end = next < instance.instances.count ? series.firstCell(of: next) : Int.max
    let placed = PlacedInstance(
      instance: instance, cells: series.firstCell(of: instance.number)..<end, corner: (x, y))
    recent = placed
    return placed
  }

  /// The frame of the group `node` around a cell.
  package mutating func frame(ofGroup id: ElementID, around item: Int, in section: Int)
    -> DerivedFrame?
  {
    guard let plan = prototype(section).templates?.plan,
      let node = plan.nodes.firstIndex(where: { $0.id == id }),
      let frame = try? frame(of: item, in: section, node: node)
    else { return nil }
    return finished(frame, isRounded: !lengths.grid.floorsSizes, in: section)
  }

  /// Where the group of an instance starts on an axis of the content.
  mutating func corner(of instance: Instance, on axis: Axis) throws(LayoutFault) -> DerivedValue? {
    let (section, instances, number) = (instance.section, instance.instances, instance.number)
    let prototype = prototype(section)
    let model = prototype.section
    var value = axis == self.axis ? contentStart(section) : container(section, on: axis).start
    let inset = prototype.insets.start(on: axis)
    if inset != 0 {
      let word = axis == .horizontal ? "leading" : "top"
      value = lengths.sum(
        value, [inset],
        .init(
          "section-insets", "the \(word) inset of `\(lengths.name(model.id))`: ",
          .init(model.id, "insets")))
    }
    if instances.axis == axis {
      if model.orthogonal == .groupPagingCentered {
        guard let first = instanceLength(0, of: instances, section, on: axis) else { return nil }
        value = centred(first, from: value, in: section, on: axis)
      }
      if let way = instanceStart(number, of: instances, section) {
        value = DerivedValue(
          .add, [.value(value), .value(way)],
          .init("group-pitch", "\(number.counting("group")) before it: ", .init(model.id)))
      }
    }
    return try edge(value, of: instance, on: axis)
  }

  /// Where the first group of a section starts that stands in the middle.
  private func centred(
    _ first: DerivedValue, from start: DerivedValue, in section: Int, on axis: Axis
  ) -> DerivedValue {
    let cause = DerivedValue.Cause(prototype(section).section.id, "orthogonal")
    let left = DerivedValue(
      .subtract, [.value(container(section, on: axis).length), .value(first)],
      .init("alignment", "what the first group leaves: ", cause))
    return DerivedValue(
      .add,
      [
        .value(start),
        .value(left.half(.init("alignment", "half of what is left: ", cause))),
      ],
      .init("alignment", "the first group stands in the middle: ", cause))
  }

  /// `value` behind the edge spacing of the section's group.
  private mutating func edge(_ value: DerivedValue, of instance: Instance, on axis: Axis)
    throws(LayoutFault) -> DerivedValue?
  {
    let (section, place) = (instance.section, instance.place)
    guard let deriver = deriver(section), let templates = prototype(section).templates
    else { return nil }
    let root = deriver.solver.plan.nodes[0]
    if axis == instance.instances.axis || !root.edgeSpacing.isFlexible(on: axis) {
      return deriver.inset(
        value, root.edgeSpacing.start(on: axis).minimum, "edge-spacing", root.id)
    }
    let space =
      templates.place.breadth == nil
      ? breadth(instance.instances, section) : place.container[axis]
    let whole = instanceLength(instance.number, of: instance.instances, section, on: axis)
    guard let space, let whole else { return nil }
    let own = DerivedValue(
      .subtract, [.value(whole), .number(root.edgeSpacing.least(on: axis))],
      .init("edge-spacing", "the group itself: ", .init(root.id, "edgeSpacing")))
    return deriver.edge(
      value,
      .init(edges: root.edgeSpacing, axis: axis, length: own, space: space, id: root.id))
  }
}
