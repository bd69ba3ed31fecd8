internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSteps

/// Flows, outlines, and what shows one child.
extension ContentDeriver {
  /// A line of a flow: its children with their sizes.
  private struct Line {
    var children: [(child: Int, size: DerivedSize)] = []

    func lengths(_ axis: Axis) -> [DerivedValue] { children.map { $0.size[axis] } }
  }

  private mutating func lines(of flow: Flow, _ node: Int, _ width: DerivedValue?) -> [Line] {
    pass.lines(of: flow, node, width.map { Linear($0.result) }).map { line in
      Line(
        children: line.children.map { child in
          let ideal = size(child.child, .ideal)
          guard let width, ideal.width.result > width.result else { return (child.child, ideal) }
          return (child.child, size(child.child, DerivedOffer(width: width)))
        })
    }
  }

  private func gaps(_ count: Int, of gap: Points, _ node: Int, _ property: String)
    -> DerivedValue.Operand?
  {
    guard count > 0, gap != 0 else { return nil }
    let one = self.gap(gap, node, isWritten: gap != Stack.standardSpacing, property)
    return count == 1 ? one : repeated(one, count, node)
  }

  private func width(of line: Line, _ flow: Flow, _ node: Int) -> DerivedValue {
    total(
      line.lengths(.horizontal), gaps(line.children.count - 1, of: flow.spacing, node, "spacing"),
      node)
  }

  /// - Source: `content.md` h.
  mutating func length(of flow: Flow, _ node: Int, on axis: Axis, _ offer: DerivedOffer)
    -> DerivedValue
  {
    if axis.isHorizontal, let width = offer.width {
      return DerivedValue(
        .add, [.value(width)],
        .init("proposed", "\(label(node)) is as wide as it is proposed", cause(node)))
    }
    let lines = lines(of: flow, node, offer.width)
    if axis.isHorizontal { return largest(lines.map { width(of: $0, flow, node) }, node) }
    return total(
      lines.map { largest($0.lengths(.vertical), node) },
      gaps(lines.count - 1, of: flow.lineSpacing, node, "lineSpacing"), node)
  }

  mutating func place(of child: Int, in flow: Flow, _ node: Int, _ around: DerivedPlace)
    -> DerivedPlace?
  {
    let lines = lines(of: flow, node, around.offer.width)
    guard
      let number = lines.firstIndex(where: { $0.children.contains { $0.child == child } }),
      let index = lines[number].children.firstIndex(where: { $0.child == child })
    else { return nil }
    let line = lines[number]
    let measured = line.children[index].size
    var place = placed(child, DerivedOffer(measured))
    let start = DerivedShift(
      aligning: width(of: line, flow, node), in: around.size.width, at: flow.alignment.unit,
      cause(node, "alignment"))
    let along = sum(
      [start?.operand]
        + Array(line.lengths(.horizontal)[..<index]).runs
        + [gaps(index, of: flow.spacing, node, "spacing")], node)
    place.x = along.flatMap { DerivedShift($0, flowLine("behind what is before it: ", node)) }
    let above = lines[..<number].map { largest($0.lengths(.vertical), node) }
    let beside = DerivedShift(
      aligning: measured.height, in: largest(line.lengths(.vertical), node),
      at: flow.lineAlignment.unit, cause(node, "lineAlignment"))
    let down = sum(
      above.runs + [gaps(number, of: flow.lineSpacing, node, "lineSpacing"), beside?.operand], node)
    place.y = down.flatMap { DerivedShift($0, flowLine("below the lines above it: ", node)) }
    return place
  }

  private func flowLine(_ words: String, _ node: Int) -> DerivedValue.Reason {
    .init("flow-line", words, cause(node))
  }

  /// The sum of terms; `nil` of none.
  private func sum(_ terms: [DerivedValue.Operand?], _ node: Int) -> DerivedValue.Operand? {
    let terms = terms.compactMap(\.self)
    guard terms.count > 1 else { return terms.first }
    return .value(DerivedValue(.add, terms, flowLine("what is before it on its line: ", node)))
  }

  // What shows one child

  mutating func length(ofScroll node: Int, _ direction: Axis, on axis: Axis, _ offer: DerivedOffer)
    -> DerivedValue
  {
    if axis == direction, offer[axis] != nil { return filling(node, 0, on: axis, offer) }
    guard let child = tree.children(of: node).first else { return largest([], node) }
    return length(child, on: axis, offer.replacing(direction, with: nil))
  }

  mutating func length(
    ofFirstFit node: Int, _ axes: Axes, on axis: Axis, _ offer: DerivedOffer
  ) -> DerivedValue {
    pass.chosen(in: node, axes, offer.linear).map { length($0, on: axis, offer) }
      ?? largest([], node)
  }

  // Outlines

  /// What is left of a width between margins on both sides.
  private func inside(_ width: DerivedValue?, _ margins: [DerivedValue], _ node: Int)
    -> DerivedOffer
  {
    guard margins.contains(where: { $0.result != 0 }) else { return DerivedOffer(width: width) }
    return DerivedOffer(
      width: width.map {
        DerivedValue(
          .subtract, [.value($0)] + margins.map { .value($0) },
          .init("padding", "its margins leave ", cause(node)))
      }
    ).atLeastZero
  }

  private func margin(_ outline: Outline, _ node: Int) -> DerivedValue {
    margin(outline.margin, node, "margin", isWritten: outline.margin != Outline().margin)
  }

  private func margin(_ number: Points, _ node: Int, _ property: String, isWritten: Bool)
    -> DerivedValue
  {
    DerivedValue(
      given: number, "padding", "what is kept free: \(number.asWritten)",
      isWritten ? cause(node, property) : .init(origin: .default))
  }

  /// - Source: `content.md` e.2.
  mutating func length(of outline: Outline, _ node: Int, on axis: Axis, _ offer: DerivedOffer)
    -> DerivedValue
  {
    if axis.isHorizontal, offer.width != nil { return filling(node, 0, on: axis, offer) }
    let margin = margin(outline, node)
    let inside = inside(offer.width, [margin, margin], node)
    let rows = tree.children(of: node).map { length($0, on: axis, inside) }
    if !axis.isHorizontal { return total(rows, nil, node) }
    return DerivedValue(
      .add, [.value(largest(rows, node)), .value(margin), .value(margin)],
      .init("padding", "with its margins: ", cause(node)))
  }

  mutating func place(of child: Int, in outline: Outline, _ node: Int, _ size: DerivedSize)
    -> DerivedPlace
  {
    let margin = margin(outline, node)
    let inside = inside(size.width, [margin, margin], node)
    var place = placed(child, inside)
    place.x = DerivedShift(.value(margin), .init("padding", "its margin: ", cause(node)))
    let first = tree.children(of: node).lowerBound
    place.y = behind((first..<child).map { length($0, on: .vertical, inside) }, nil, node)
    return place
  }

  private func insets(_ row: OutlineRow, _ node: Int, on axis: Axis) -> [DerivedValue] {
    [row.insets.start(on: axis), row.insets.end(on: axis)].map {
      margin($0, node, "rowInsets", isWritten: true)
    }
  }

  mutating func length(of row: OutlineRow, _ node: Int, on axis: Axis, _ offer: DerivedOffer)
    -> DerivedValue
  {
    if axis.isHorizontal, offer.width != nil { return filling(node, 0, on: axis, offer) }
    let inside = inside(offer.width, insets(row, node, on: .horizontal), node)
    let content = length(pass.child(of: node), on: axis, inside)
    let whole = DerivedValue(
      .add, [.value(content)] + insets(row, node, on: axis).map { .value($0) },
      .init("padding", "with the insets of its row: ", cause(node)))
    if axis.isHorizontal { return whole }
    let least = margin(row.minimumHeight, node, "minRowHeight", isWritten: true)
    return DerivedValue(
      .max, [.value(least), .value(whole)],
      .init("answered", "a row is at least so high: ", cause(node)))
  }

  mutating func place(of child: Int, in row: OutlineRow, _ node: Int, _ size: DerivedSize)
    -> DerivedPlace
  {
    let (leading, above) = (insets(row, node, on: .horizontal), insets(row, node, on: .vertical))
    var place = placed(child, inside(size.width, leading, node))
    place.x = DerivedShift(
      .value(leading[0]), .init("padding", "the inset of its row: ", cause(node)))
    let rest = DerivedValue(
      .subtract, [.value(size.height)] + (above + [place.size.height]).map { .value($0) },
      .init("aligned", "what is left: ", cause(node)))
    let half = rest.half(.init("aligned", "half of what is left: ", cause(node)))
    place.y = DerivedShift(
      .value(
        DerivedValue(
          .add, [.value(half), .value(above[0])],
          .init("aligned", "below the inset of its row: ", cause(node)))),
      .init("aligned", "in the middle: ", cause(node)))
    return place
  }
}
