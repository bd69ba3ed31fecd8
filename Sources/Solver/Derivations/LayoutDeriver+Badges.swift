import LayoutGeometry
import LayoutLanguage
import LayoutSteps

extension LayoutDeriver {
  /// A view attached to a cell or a group.
  mutating func badge(_ element: SolvedElement) throws(LayoutFault) -> DerivedFrame? {
    guard let section = element.section, let cell = element.cell,
      let plan = prototype(section).templates?.plan,
      let badge = plan.badges.first(where: { $0.source == element.source }),
      let node = plan.host(ofBadge: element.source)
    else { return nil }
    let host = plan.nodes[node]
    let isItem = host.isItem
    guard var frame = try frame(of: cell, in: section, node: isItem ? nil : node) else {
      return nil
    }
    if !isItem { frame = GroupFramer(lengths: lengths).framed(frame, host.insets, host.id) }
    let insets = badge.model.insets
    guard let own = self.element(of: badge, element, on: frame.rectangle) else { return nil }
    let attached = attached(badge.model, on: frame, lengths.name(host.id), own)
    return settled(
      GroupFramer(lengths: lengths).framed(attached, insets, badge.model.id), in: section)
  }

  /// A badge on `host`, before its insets.
  private func element(of badge: Badge, _ element: SolvedElement, on host: Rectangle)
    -> LengthDeriver.Element?
  {
    guard let section = element.section, let cell = element.cell,
      let instance = instance(of: cell, in: section),
      let templates = prototype(section).templates
    else { return nil }
    let (instances, number) = (instance.instances, instance.number)
    let first = instances.series.firstCell(of: number)
    let attachments = templates.all.attachments(of: instances.template(of: number))
    guard
      let own = attachments.first(where: {
        Int($0.source) == element.source && $0.host == cell - first
      })
    else { return nil }
    let before = templates.precedingCounts(
      of: instances.series.entry(of: number).entry, in: Int(instances.run.series))
    let variant = templates.plan.dataList.flatMap {
      templates.plan.variant(of: before.ordinals[$0] + own.host)
    }
    let asked = badge.preference.list.map {
      templates.plan.badgeLists[$0][before.kinds[Int(own.kind)] + own.ordinal]
    }
    let model = badge.model
    let size = badge.size(on: host, lengths.grid, asking: asked, variant: variant)
    var derived = LengthDeriver.Element(id: model.id, size: model.size, solved: size)
    derived.content = model.variants.shown(variant, or: model.contents)?.content.map {
      ($0, model.insets)
    }
    return derived
  }

  /// The frame that is reported for a badge: from iOS 16 on only its place is put on pixels.
  private mutating func settled(_ frame: DerivedFrame, in section: Int) -> DerivedFrame {
    guard lengths.grid.floorsSizes else { return finished(frame, isRounded: true, in: section) }
    var frame = mirrored(frame)
    (frame.x, frame.y) = (lengths.nearest(frame.x), lengths.nearest(frame.y))
    return scrolled(frame, in: section)
  }

  /// The frame of `model` on its host, before its insets.
  private func attached(
    _ model: Supplementary, on host: DerivedFrame, _ name: String, _ element: LengthDeriver.Element
  ) -> DerivedFrame {
    let size = lengths.lengths(
      of: element,
      in: .init(name: name, width: host.width, height: host.height))
    var frame = DerivedFrame(width: size.0, height: size.1, x: host.x, y: host.y)
    for axis in Axis.allCases {
      frame[start: axis] = origin(of: model, frame[length: axis], on: host, axis)
    }
    return frame
  }

  /// Where a badge that is `length` long starts on `axis`.
  ///
  /// - Source: `uikit.md` 11.2, 11.3.
  private func origin(
    of model: Supplementary, _ length: DerivedValue, on host: DerivedFrame, _ axis: Axis
  ) -> DerivedValue {
    let place = DerivedValue.Cause(model.id, "anchor")
    var value = host[start: axis]
    let whole = host[length: axis]
    func add(_ share: Double, of length: DerivedValue, _ text: String) {
      guard share != 0 else { return }
      let part =
        share == 1 ? length : length.half(.init("anchor", "half of it: ", place))
      value = DerivedValue(
        .add, [.value(value), .value(part)], .init("anchor", text + ": ", place))
    }
    let offset = OwnOffset(
      offset: model.offset, length: length, cause: .init(model.id, "offset"))
    guard let own = model.itemAnchor?.unit else {
      let left = DerivedValue(
        .subtract, [.value(whole), .value(length)],
        .init("anchor", "what it leaves of its host: ", place))
      add(model.anchor.unit[axis], of: left, "its anchor")
      return moved(value, by: offset, on: axis)
    }
    add(model.anchor.unit[axis], of: whole, "the anchor on its host")
    value = moved(value, by: offset, on: axis)
    if own[axis] != 0 {
      let part =
        own[axis] == 1 ? length : length.half(.init("anchor", "half of it: ", place))
      value = DerivedValue(
        .subtract, [.value(value), .value(part)],
        .init("anchor", "its own anchor: ", .init(model.id, "itemAnchor")))
    }
    let zero = DerivedValue(given: 0, "offset", "from there", .init(origin: .default))
    let back = moved(
      zero,
      by: .init(offset: model.itemOffset, length: length, cause: .init(model.id, "itemOffset")),
      on: axis)
    if back === zero { return value }
    return DerivedValue(
      .subtract, [.value(value), .value(back)],
      .init("offset", "the offset of its anchor: ", .init(model.id, "itemOffset")))
  }

  /// The offset of something that is `length` long.
  private struct OwnOffset {
    let offset: Offset
    let length: DerivedValue
    let cause: DerivedValue.Cause
  }

  /// `value` moved by an offset on `axis`.
  private func moved(_ value: DerivedValue, by own: OwnOffset, on axis: Axis) -> DerivedValue {
    let cause = own.cause
    switch own.offset {
    case .absolute(let point):
      return point[axis] == 0
        ? value : lengths.sum(value, [point[axis]], .init("offset", "its offset: ", cause))
    case .fraction(let x, let y):
      let number = axis == .horizontal ? x : y
      if number.numerator == 0 { return value }
      let part = DerivedValue(
        .fraction,
        [.number(number.numerator), .number(number.denominator), .value(own.length)],
        .init("offset", "a part of its own length: ", cause))
      return DerivedValue(
        .add, [.value(value), .value(part)], .init("offset", "its offset: ", cause))
    }
  }
}
