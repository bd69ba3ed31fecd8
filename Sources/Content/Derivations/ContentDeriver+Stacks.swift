internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSteps
internal import LayoutText

/// Children side by side or one below another.
extension ContentDeriver {
  /// What the gaps between the first children of a node take; `nil` for nothing.
  func gaps(in node: Int, _ spacing: Points?, before end: Int? = nil) -> DerivedValue.Operand? {
    let gaps = pass.gaps(in: node, spacing)
    let count = gaps.prefix(end ?? gaps.count).count { $0 != 0 }
    guard count > 0 else { return nil }
    let gap = self.gap(spacing ?? Stack.standardSpacing, node, isWritten: spacing != nil)
    return count == 1 ? gap : repeated(gap, count, node)
  }

  /// One gap, which is the standard's where none is written.
  func gap(_ gap: Points, _ node: Int, isWritten: Bool, _ property: String = "spacing")
    -> DerivedValue.Operand
  {
    .value(
      DerivedValue(
        given: gap, "stack-spacing", "the gap in \(label(node)) is \(gap.asWritten)",
        isWritten ? cause(node, property) : .init(origin: .default)))
  }

  /// `count` gaps.
  func repeated(_ gap: DerivedValue.Operand, _ count: Int, _ node: Int) -> DerivedValue.Operand {
    .value(
      DerivedValue(
        .multiply, [gap, .count(count)],
        .init(
          "stack-spacing", "\(count.counting("gap")) of \(gap.number.asWritten)", cause(node))))
  }

  /// The sum of `lengths` and gaps.
  func total(_ lengths: [DerivedValue], _ gaps: DerivedValue.Operand?, _ node: Int) -> DerivedValue
  {
    let operands = lengths.runs + [gaps].compactMap(\.self)
    guard operands.count > 1 else {
      if case .value(let value)? = operands.first { return value }
      return DerivedValue(
        given: 0, "answered", "\(label(node)) shows nothing", .init(origin: .default))
    }
    let text = "\(label(node)) is as long as its children and gaps"
    return DerivedValue(
      .add, operands,
      .init("answered", operands.count > Self.fewOperands ? text : text + ": ", cause(node)))
  }

  private static let fewOperands = 6

  /// The largest of `lengths`.
  func largest(_ lengths: [DerivedValue], _ node: Int) -> DerivedValue {
    let different = lengths.withoutRepetitions
    guard different.count > 1 else {
      return different.first
        ?? DerivedValue(
          given: 0, "answered", "\(label(node)) shows nothing", .init(origin: .default))
    }
    let text = "\(label(node)) is as long as the longest in it"
    return DerivedValue(
      .max, different.map { .value($0) },
      .init("answered", different.count > Self.fewOperands ? text : text + ": ", cause(node)))
  }

  /// How far behind the start of a node the child at `place` begins.
  func behind(_ lengths: [DerivedValue], _ gaps: DerivedValue.Operand?, _ node: Int)
    -> DerivedShift?
  {
    guard !lengths.isEmpty else { return nil }
    let reason = DerivedValue.Reason("stack-spacing", "behind what is before it: ", cause(node))
    let operands = lengths.runs + [gaps].compactMap(\.self)
    guard operands.count > 1 else { return operands.first.flatMap { DerivedShift($0, reason) } }
    let text = "what is before it in \(label(node))"
    return DerivedShift(
      .value(
        DerivedValue(
          .add, operands,
          .init(
            "stack-spacing", operands.count > Self.fewOperands ? text : text + ": ", cause(node)))),
      reason)
  }

  // Stacks

  mutating func length(of stack: Stack, _ node: Int, on axis: Axis, _ offer: DerivedOffer)
    -> DerivedValue
  {
    let children = tree.children(of: node)
    let offers = offers(of: stack, node, offer)
    let lengths = zip(children, offers).map { length($0, on: axis, $1) }
    if axis == stack.axis { return total(lengths, gaps(in: node, stack.spacing), node) }
    return stack.hasBaselines
      ? baselines(of: stack, node, offer).breadth : largest(lengths, node)
  }

  mutating func place(of child: Int, in stack: Stack, _ node: Int, _ offer: DerivedOffer)
    -> DerivedPlace
  {
    let (axis, across, first) = (stack.axis, stack.axis.flipped, tree.children(of: node).lowerBound)
    var offer = offer
    if offer[across] == nil { offer[across] = length(of: stack, node, on: across, offer) }
    let offers = offers(of: stack, node, offer)
    var place = placed(child, offers[child - first])
    let before = (first..<child).map { length($0, on: axis, offers[$0 - first]) }
    place[axis] = behind(before, gaps(in: node, stack.spacing, before: child - first), node)
    let cause = cause(node, "alignment")
    if stack.hasBaselines {
      let baselines = baselines(of: stack, node, offer)
      place[across] = DerivedShift(
        .value(baselines.low.minus(baselines.guides[child - first], cause)),
        .init("aligned", "where the lines of text meet: ", cause))
    } else {
      let breadth = length(of: stack, node, on: across, offer)
      let share =
        axis.isHorizontal ? stack.rowAlignment.unit ?? 0 : stack.columnAlignment.unit
      place[across] = DerivedShift(
        aligning: place.size[across], in: breadth, at: share, cause)
    }
    return place
  }

  /// What the children of a stack are proposed.
  private mutating func offers(of stack: Stack, _ node: Int, _ offer: DerivedOffer)
    -> [DerivedOffer]
  {
    let (axis, children) = (stack.axis, tree.children(of: node))
    guard let length = offer[axis] else { return children.map { _ in offer } }
    let question = OfferQuestion(node: node, offer: offer.value)
    if let known = knownOffers[question] { return known }
    let rest = less(length, gaps(in: node, stack.spacing), node)
    let groups = pass.sharingOrder(of: stack, node, offer.linear)
    let offers = share(rest, of: node, among: groups) { deriver, place, share in
      deriver.length(
        children.lowerBound + place, on: axis, offer.replacing(axis, with: share))
    }
    let values = children.indices.map { place in
      offer.replacing(axis, with: offers[place - children.startIndex] ?? rest).atLeastZero
    }
    knownOffers[question] = values
    return values
  }

  /// What gaps leave of `length`.
  func less(_ length: DerivedValue, _ gaps: DerivedValue.Operand?, _ node: Int) -> DerivedValue {
    guard let gaps else { return length }
    return DerivedValue(
      .subtract, [.value(length), gaps],
      .init("stack-spacing", "its gaps leave ", cause(node, "spacing")))
  }

  /// What each of the members of `groups` is offered of `length`, by its place.
  ///
  /// - Parameter groups: The members by priority, in the order in which they are offered something.
  /// - Source: `content.md` a.1, steps 3 to 5.
  mutating func share(
    _ length: DerivedValue, of node: Int, among groups: [[Int]],
    _ take: (inout ContentDeriver, Int, DerivedValue) -> DerivedValue
  ) -> [Int: DerivedValue] {
    let nothing = DerivedValue(
      given: 0, "stack-priority", "asked for its least length", .init(origin: .default))
    var (rest, offers): (DerivedValue, [Int: DerivedValue]) = (length, [:])
    for (number, group) in groups.enumerated() {
      let reserved = number == 0 ? groups.dropFirst().joined().map { $0 } : group
      let least = reserved.map { DerivedValue.Operand.value(take(&self, $0, nothing)) }
      if !least.isEmpty, number == 0 || groups.count > 1 {
        rest = DerivedValue(
          number == 0 ? .subtract : .add, [.value(rest)] + least,
          .init(
            "stack-priority",
            number == 0
              ? "kept for those of lower priority: " : "with what was kept for these: ",
            cause(node)))
      }
      for (former, place) in group.enumerated() {
        let count = group.count - former
        let offer =
          count == 1
          ? rest
          : DerivedValue(
            .divide, [.value(rest), .count(count)],
            .init("stack-share", "shared by \(count): ", cause(node)))
        offers[place] = offer
        if number == groups.count - 1, count == 1 { break }
        rest = DerivedValue(
          .subtract, [.value(rest), .value(take(&self, place, offer))],
          .init("stack-share", "left by what is less flexible: ", cause(node)))
      }
    }
    return offers
  }

  // Baselines

  private struct Baselines {
    let guides: [DerivedValue]
    let low: DerivedValue
    let breadth: DerivedValue
  }

  /// - Source: `content.md` a.1, step 7.
  private mutating func baselines(of stack: Stack, _ node: Int, _ offer: DerivedOffer) -> Baselines
  {
    let cause = cause(node, "alignment")
    let offers = offers(of: stack, node, offer)
    var (guides, rests): ([DerivedValue], [DerivedValue]) = ([], [])
    for (child, offer) in zip(tree.children(of: node), offers) {
      let height = length(child, on: .vertical, offer)
      let guide = guide(of: child, stack.rowAlignment, height, offer)
      guides.append(guide)
      rests.append(height.minus(guide, cause))
    }
    let zero = DerivedValue(given: 0, "aligned", "the top", .init(origin: .default))
    func most(_ values: [DerivedValue], _ words: String) -> DerivedValue {
      DerivedValue(
        .max, ([zero] + values).withoutRepetitions.map { .value($0) },
        .init("aligned", words, cause)
      )
    }
    let low = most(guides, "the lowest line of text: ")
    let breadth = DerivedValue(
      .add, [.value(most(rests, "below the line: ")), .value(low)],
      .init("aligned", "above and below the line: ", cause))
    return Baselines(guides: guides, low: low, breadth: breadth)
  }

  /// The height of a node at which it is aligned with what stands beside it.
  mutating func guide(
    of node: Int, _ alignment: RowAlignment, _ height: DerivedValue, _ offer: DerivedOffer
  ) -> DerivedValue {
    switch alignment {
    case .top: DerivedValue(given: 0, "aligned", "its top", .init(origin: .default))
    case .center: height.half(.init("aligned", "its middle: ", cause(node)))
    case .bottom: height
    case .firstBaseline, .firstTextBaseline: baseline(node, .firstBaseline, offer) ?? height
    case .lastBaseline, .lastTextBaseline: baseline(node, .lastBaseline, offer) ?? height
    }
  }

  /// How far below its top a node's first or last line of text stands; `nil`: it has none.
  private mutating func baseline(_ node: Int, _ metric: Metric, _ offer: DerivedOffer)
    -> DerivedValue?
  {
    let offer = offer.atLeastZero
    guard pass.baseline(node, metric, offer.linear) != nil else { return nil }
    switch tree.nodes[node].form {
    case .text: return baseline(ofText: node, metric, offer)
    case .image(let image) where image.size == nil && !image.isResizable:
      return baseline(ofText: node, .firstBaseline, .ideal)
    case .offset, .layer: return baseline(pass.child(of: node), metric, offer)
    default: break
    }
    let parent = placed(node, offer)
    var all: [DerivedValue] = []
    for child in tree.children(of: node) {
      guard let place = place(of: child, in: parent),
        let baseline = baseline(child, metric, place.offer)
      else { continue }
      all.append(place.y?.added(to: baseline) ?? baseline)
    }
    return all.withoutRepetitions.count < 2
      ? all.first
      : DerivedValue(
        .min, all.withoutRepetitions.map { .value($0) },
        .init("aligned", "the first of its lines: ", cause(node)))
  }

  // Lazy stacks

  /// What is proposed across a lazy stack, else what its first child would like.
  private mutating func breadth(ofLazy stack: Stack, _ node: Int, _ offer: DerivedOffer)
    -> DerivedValue
  {
    let across = stack.axis.flipped
    if let offered = offer[across] {
      return DerivedValue(
        .add, [.value(offered)],
        .init("proposed", "\(label(node)) takes what it is proposed", cause(node)))
    }
    guard let first = tree.children(of: node).first else { return largest([], node) }
    return length(first, on: across, .ideal)
  }

  mutating func length(ofLazy stack: Stack, _ node: Int, on axis: Axis, _ offer: DerivedOffer)
    -> DerivedValue
  {
    let breadth = breadth(ofLazy: stack, node, offer)
    if axis != stack.axis { return breadth }
    let inside = DerivedOffer(axis, nil, across: breadth)
    return total(
      tree.children(of: node).map { length($0, on: axis, inside) },
      gaps(in: node, stack.spacing), node)
  }

  mutating func place(of child: Int, inLazy stack: Stack, _ node: Int, _ size: DerivedSize)
    -> DerivedPlace
  {
    let (axis, across, first) = (stack.axis, stack.axis.flipped, tree.children(of: node).lowerBound)
    let inside = DerivedOffer(axis, nil, across: size[across])
    var place = placed(child, inside)
    place[axis] = behind(
      (first..<child).map { length($0, on: axis, inside) },
      gaps(in: node, stack.spacing, before: child - first), node)
    let cause = cause(node, "alignment")
    if stack.hasBaselines {
      let guide = guide(of: child, stack.rowAlignment, place.size.height, place.offer)
      place.y = DerivedShift(
        .value(size.height.minus(guide, cause)), .init("aligned", "on the lower end: ", cause))
    } else {
      let share = axis.isHorizontal ? stack.rowAlignment.unit ?? 0 : stack.columnAlignment.unit
      place[across] = DerivedShift(
        aligning: place.size[across], in: size[across], at: share, cause)
    }
    return place
  }

  // Stacks of equal children

  /// How long the longest child of a balanced stack would like to be.
  private mutating func cell(_ node: Int, on axis: Axis) -> DerivedValue {
    let zero = DerivedValue(given: 0, "answered", "nothing", .init(origin: .default))
    let ideals = tree.children(of: node).map { length($0, on: axis, .ideal) }
    return largest(ideals.contains { $0.result > 0 } ? ideals : [zero], node)
  }

  mutating func length(of balanced: Balanced, _ node: Int, on axis: Axis) -> DerivedValue {
    let cell = cell(node, on: axis)
    guard axis == balanced.axis else { return cell }
    return total(
      tree.children(of: node).map { _ in cell }, gaps(in: node, balanced.spacing), node)
  }

  mutating func place(of child: Int, in balanced: Balanced, _ node: Int) -> DerivedPlace {
    let (axis, first) = (balanced.axis, tree.children(of: node).lowerBound)
    let cell = DerivedSize(
      width: cell(node, on: .horizontal), height: cell(node, on: .vertical))
    var place = placed(child, DerivedOffer(cell))
    place[axis] = behind(
      (first..<child).map { _ in cell[axis] },
      gaps(in: node, balanced.spacing, before: child - first), node)
    return place
  }
}

extension [DerivedValue] {
  /// Each once.
  var withoutRepetitions: [DerivedValue] {
    var known: Set<ObjectIdentifier> = []
    return filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// The terms of their sum: those that are the same follow one another as one.
  var runs: [DerivedValue.Operand] {
    var runs: [(value: DerivedValue, count: Int)] = []
    for value in self {
      if let last = runs.last, last.value === value {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((value, 1))
      }
    }
    return runs.map { run in
      run.count == 1
        ? .value(run.value)
        : .value(
          DerivedValue(
            .multiply, [.value(run.value), .count(run.count)],
            .init("stack-spacing", "\(run.count) of them: ", run.value.cause)))
    }
  }
}
