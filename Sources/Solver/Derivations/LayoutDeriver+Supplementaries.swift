import LayoutGeometry
import LayoutLanguage
import LayoutSteps

extension LayoutDeriver {
  /// A section or the layout, with the boundary items around it.
  struct BoundaryHost {
    let section: Int?
    let models: [BoundaryItem]
    let boundary: Boundary
  }

  /// The host of a section's boundary items; `nil`: of the layout's.
  func host(_ section: Int?) -> BoundaryHost {
    guard let section else {
      return BoundaryHost(
        section: nil, models: solved.layout.boundaryItems, boundary: stack.boundary)
    }
    let prototype = prototype(section)
    return BoundaryHost(
      section: section, models: prototype.section.boundaryItems, boundary: prototype.boundary)
  }

  /// What boundary items take at an edge of their host, and which they are.
  typealias Growth = (length: DerivedValue, words: String)

  /// What the boundary items of `host` take at `edge`: those of the longest stack.
  ///
  /// - Source: `uikit.md` 9.4.
  func growth(of host: BoundaryHost, at edge: ContentEdge) -> Growth? {
    var longest: (stack: [Int], length: Points) = ([], 0)
    for model in host.models where model.alignment.edge(scrolling: axis) == edge {
      let stack = self.stack(of: host, at: model.alignment)
      let length = stack.reduce(0) { $0 + host.boundary.items[$1].size[edge.axis] }
      if length > longest.length { longest = (stack, length) }
    }
    guard let first = longest.stack.first else { return nil }
    let word = edge.axis == .vertical ? "high" : "wide"
    let names = longest.stack.map { "`\(lengths.name(host.models[$0].id))`" }
    let words = names.joined(separator: " and ") + ", \(longest.length.asWritten) \(word)"
    guard let total = total(longest.stack, of: host, on: edge.axis) else { return nil }
    return (
      DerivedValue(
        .add, [.value(total)], .init("extends-boundary", words, .init(host.models[first].id))),
      words
    )
  }

  /// The items that stand one behind another at `anchor`, in order.
  private func stack(of host: BoundaryHost, at anchor: Anchor) -> [Int] {
    guard host.models.count == host.boundary.items.count else { return [] }
    return host.models.indices.filter {
      host.models[$0].extendsBoundary && host.models[$0].alignment == anchor
    }
  }

  /// What some items take together on `axis`; `nil` for none.
  private func total(_ items: [Int], of host: BoundaryHost, on axis: Axis) -> DerivedValue? {
    let values = items.map { item -> DerivedValue in
      let size = size(of: item, in: host)
      return axis == .horizontal ? size.0 : size.1
    }
    if values.count < 2 { return values.first }
    return DerivedValue(
      .add, values.map { .value($0) },
      .init("extends-boundary", "one behind another: ", values[0].cause))
  }

  private func size(of item: Int, in host: BoundaryHost) -> (DerivedValue, DerivedValue) {
    let model = host.models[item]
    var element = LengthDeriver.Element(
      id: model.id, size: model.size, solved: host.boundary.items[item].size, isFloored: false)
    element.content = model.hosted.contents?.first.map { ($0, model.insets) }
    return lengths.lengths(
      of: element,
      in: .init(
        name: host.section.map { name(ofSection: $0) } ?? lengths.name(solved.layout.id),
        width: inside(host, on: .horizontal).length, height: inside(host, on: .vertical).length))
  }

  /// The space of the boundary items of `host`.
  private func inside(_ host: BoundaryHost, on axis: Axis, isInset: Bool = true) -> Extent {
    let zero = DerivedValue(
      given: 0, "section-start", "the view begins at 0", .init(origin: .default))
    guard let index = host.section else { return extent(of: .automatic, from: zero, on: axis) }
    let section = prototype(index).section
    var extent = extent(of: section.supplementaryInsetsReference, from: zero, on: axis)
    guard axis != self.axis else { return extent }
    let layout = self.host(nil)
    extent = inset(
      extent, growth(of: layout, at: .init(axis: axis, isStart: true))?.length,
      growth(of: layout, at: .init(axis: axis, isStart: false))?.length, by: "extends-boundary")
    guard section.supplementariesFollowInsets, isInset else { return extent }
    extent.length = lengths.inset(
      extent.length, by: .init(insets: section.insets, rule: "section-insets", id: section.id),
      on: axis)
    let inset = section.insets.start(on: axis)
    if inset != 0 {
      extent.start = lengths.sum(
        extent.start, [inset],
        .init(
          "section-insets", "the insets of `\(lengths.name(section.id))`: ",
          .init(section.id, "insets")))
    }
    return extent
  }

  /// A boundary item.
  mutating func boundaryItem(_ element: SolvedElement) -> DerivedFrame? {
    let host = host(element.section)
    guard host.models.count == host.boundary.items.count,
      let index = host.boundary.items.firstIndex(where: { $0.source == element.source })
    else { return nil }
    let size = size(of: index, in: host)
    var frame = DerivedFrame(width: size.0, height: size.1, x: size.0, y: size.1)
    frame[start: axis.flipped] = across(index, frame[length: axis.flipped], in: host)
    frame[start: axis] = pinned(
      along(index, frame[length: axis], in: host), frame[length: axis], index, host)
    let model = host.models[index]
    return finished(
      GroupFramer(lengths: lengths).framed(frame, model.insets, model.id),
      isRounded: !lengths.grid.floorsSizes, in: nil)
  }

  /// Where an item that is `length` long stands across the scroll axis.
  private func across(_ item: Int, _ length: DerivedValue, in host: BoundaryHost) -> DerivedValue {
    let (model, axis) = (host.models[item], axis.flipped)
    let edge = model.extendsBoundary ? model.alignment.edge(scrolling: self.axis) : nil
    var value: DerivedValue
    if let edge, edge.axis == axis {
      let outer = inside(host, on: axis, isInset: false)
      value = atEdge(item, edge, of: outer, in: host)
    } else {
      value = aligned(model, length, in: inside(host, on: axis), model.alignment.unit[axis])
    }
    let offset = model.offset[axis]
    if offset != 0 { value = lengths.sum(value, [offset], offsetReason(model)) }
    return value
  }

  private func offsetReason(_ model: BoundaryItem) -> DerivedValue.Reason {
    .init("offset", "its offset: ", .init(model.id, "offset"))
  }

  /// Where an item stands that is stacked at an edge across the scroll axis.
  private func atEdge(_ item: Int, _ edge: ContentEdge, of outer: Extent, in host: BoundaryHost)
    -> DerivedValue
  {
    let stack = stack(of: host, at: host.models[item].alignment)
    let before = stack.filter { edge.isStart ? $0 > item : $0 < item }
    var value = outer.start
    if !edge.isStart {
      value = DerivedValue(
        .add, [.value(value), .value(outer.length)], .init("alignment", "the end of its space: "))
      if let growth = growth(of: host, at: edge) {
        value = DerivedValue(
          .subtract, [.value(value), .value(growth.length)],
          .init("extends-boundary", "before \(growth.words): ", growth.length.cause))
      }
    }
    return behind(before, in: host, from: value, on: edge.axis)
  }

  private func behind(
    _ items: [Int], in host: BoundaryHost, from value: DerivedValue, on axis: Axis
  ) -> DerivedValue {
    guard let total = total(items, of: host, on: axis) else { return value }
    return DerivedValue(
      .add, [.value(value), .value(total)],
      .init("boundary-before", "behind what is stacked with it: ", total.cause))
  }

  /// Where something `length` long stands in `space`: `share` of what is left lies before it.
  private func aligned(
    _ model: BoundaryItem, _ length: DerivedValue, in space: Extent, _ share: Double
  ) -> DerivedValue {
    guard share != 0 else { return space.start }
    let cause = DerivedValue.Cause(model.id, "alignment")
    let left = DerivedValue(
      .subtract, [.value(space.length), .value(length)], .init("alignment", "what is left: ", cause)
    )
    let part =
      share == 1 ? left : left.half(.init("alignment", "half of what is left: ", cause))
    return DerivedValue(
      .add, [.value(space.start), .value(part)],
      .init("alignment", "its alignment: ", cause))
  }

  /// Where an item stands along the scroll axis, before it is pinned.
  private mutating func along(_ item: Int, _ length: DerivedValue, in host: BoundaryHost)
    -> DerivedValue
  {
    let model = host.models[item]
    let edge = model.extendsBoundary ? model.alignment.edge(scrolling: axis) : nil
    var value: DerivedValue
    if let edge, edge.axis == axis {
      let stack = stack(of: host, at: model.alignment)
      value = behind(
        stack.filter { edge.isStart ? $0 > item : $0 < item }, in: host,
        from: edge.isStart ? start(of: host) : end(of: host), on: axis)
    } else {
      let (start, end) = (contentStart(of: host), end(of: host))
      let space = DerivedValue(
        .subtract, [.value(end), .value(start)], .init("alignment", "the content: "))
      value = aligned(model, length, in: (start, space), model.alignment.unit[axis])
    }
    let offset = model.offset[axis]
    if offset != 0 { value = lengths.sum(value, [offset], offsetReason(model)) }
    return value
  }

  /// Where `host` starts along the scroll axis.
  private mutating func start(of host: BoundaryHost) -> DerivedValue {
    host.section.map { start(ofSection: $0) }
      ?? DerivedValue(
        given: 0, "section-start", "the content begins at 0", .init(origin: .default))
  }

  /// Where the content of `host` starts along the scroll axis.
  private mutating func contentStart(of host: BoundaryHost) -> DerivedValue {
    if let section = host.section { return contentStart(section) }
    return stack.places.isEmpty ? start(of: host) : start(ofSection: 0)
  }

  /// Where the content of `host` ends along the scroll axis.
  private mutating func end(of host: BoundaryHost) -> DerivedValue {
    guard let section = host.section else { return contentEnd() }
    let (start, content) = (contentStart(section), content(section))
    return DerivedValue(
      .add, [.value(start), .value(content)],
      .init(
        "boundary-before", "below the content of `\(name(ofSection: section))`: ", content.cause))
  }

  /// Where an item stands that stays in sight, where its section has items.
  private mutating func pinned(
    _ own: DerivedValue, _ length: DerivedValue, _ item: Int, _ host: BoundaryHost
  ) -> DerivedValue {
    let cause = DerivedValue.Cause(host.models[item].id, "pinned")
    let visible = solved.visible
    func given(_ number: Points, _ word: String) -> DerivedValue {
      DerivedValue(
        given: number, "pinned", "what is seen \(word) at \(number.asWritten)",
        .init(nil, "scrollOffset", origin: .preview))
    }
    let isPinning = host.section.map { solved.places[$0].isFilled } ?? true
    switch isPinning ? host.boundary.items[item].pin : nil {
    case .start?:
      guard visible.start > own.result else { return own }
      let held = DerivedValue(
        .max, [.value(own), .value(given(visible.start, "begins"))],
        .init("pinned", "stays in sight: ", cause))
      let last = DerivedValue(
        .subtract, [.value(end(of: host)), .value(length)], .init("pinned", "before the end: "))
      let limit = DerivedValue(
        .max, [.value(own), .value(last)], .init("pinned", "no farther than: ", cause))
      return DerivedValue(
        .min, [.value(held), .value(limit)], .init("pinned", "while its host does: ", cause))
    case .end?:
      guard visible.end - length.result < own.result else { return own }
      let seen = DerivedValue(
        .subtract, [.value(given(visible.end, "ends")), .value(length)],
        .init("pinned", "its last place in sight: ", cause))
      let held = DerivedValue(
        .min, [.value(own), .value(seen)], .init("pinned", "stays in sight: ", cause))
      let limit = DerivedValue(
        .min, [.value(own), .value(contentStart(of: host))],
        .init("pinned", "no farther than: ", cause))
      return DerivedValue(
        .max, [.value(held), .value(limit)], .init("pinned", "while its host does: ", cause))
    case nil: return own
    }
  }
}
