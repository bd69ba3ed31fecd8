internal import LayoutGeometry
internal import LayoutModel

/// The children of a stack with what they were proposed and what they answered.
private struct Line {
  var sizes: [LinearSize]
  var proposals: [Offer]
  let gaps: [Points]

  /// What all of them take along `axis`.
  func length(on axis: Axis) -> Linear {
    sizes.reduce(.zero) { $0 + $1[axis] } + gaps.reduce(0, +)
  }
}

/// Where children stand across a stack.
private struct Crossing {
  var breadth: Linear
  let starts: [Linear]
}

extension Engine {
  /// The gaps between the children of a node: what is written, else 8, and none beside a spacer.
  ///
  /// - Source: `content.md` a.6.
  func gaps(in node: Int, _ spacing: Points?) -> [Points] {
    let children = tree.children(of: node)
    return children.dropFirst().map { child in
      if let spacing { return spacing }
      let isFree = tree.nodes[child].isSpacer || tree.nodes[child - 1].isSpacer
      return isFree ? 0 : Stack.standardSpacing
    }
  }

  /// - Source: `content.md` a.1, steps 1 to 7.
  mutating func size(of stack: Stack, _ node: Int, _ proposal: Offer) -> LinearSize {
    let line = line(of: stack, node, proposal)
    let crossing = crossing(of: stack, node, line)
    return LinearSize(stack.axis, line.length(on: stack.axis), across: crossing.breadth)
  }

  /// - Source: `content.md` a.1, step 8.
  mutating func places(in stack: Stack, _ node: Int, _ proposal: Offer) -> [Placement] {
    let axis = stack.axis
    var line = line(of: stack, node, proposal)
    if proposal[axis.flipped] == nil {
      let breadth = crossing(of: stack, node, line).breadth
      line = self.line(of: stack, node, proposal.replacing(axis.flipped, with: breadth))
    }
    let starts = crossing(of: stack, node, line).starts
    var position = Linear.zero
    var places: [Placement] = []
    for (place, child) in tree.children(of: node).enumerated() {
      if place > 0 { position = position + line.gaps[place - 1] }
      places.append(
        Placement(
          child: child, origin: LinearPoint(axis, position, across: starts[place]),
          size: line.sizes[place], proposal: line.proposals[place]))
      position = position + line.sizes[place][axis]
    }
    return places
  }

  /// The sizes of the children of a stack that is proposed something.
  private mutating func line(of stack: Stack, _ node: Int, _ proposal: Offer) -> Line {
    let (axis, children) = (stack.axis, tree.children(of: node))
    var line = Line(
      sizes: Array(repeating: .zero, count: children.count),
      proposals: Array(repeating: proposal, count: children.count),
      gaps: gaps(in: node, stack.spacing))
    guard let length = proposal[axis] else {
      for (place, child) in children.enumerated() { line.sizes[place] = size(child, proposal) }
      return line
    }
    let claims = self.claims(of: children, on: axis, proposal)
    share(length - line.gaps.reduce(0, +), among: claims) { engine, place, offer in
      let offered = proposal.replacing(axis, with: offer)
      line.proposals[place] = offered
      line.sizes[place] = engine.size(children.lowerBound + place, offered)
      return line.sizes[place][axis]
    }
    return line
  }

  /// What the children of a stack want; a single one gets everything, whatever it wants.
  private mutating func claims(
    of children: Range<Int>, on axis: Axis, _ proposal: Offer
  ) -> [Claim] {
    children.map { child in
      let priority = tree.nodes[child].priority
      guard children.count > 1 else { return Claim(priority: priority, least: .zero, most: .zero) }
      return Claim(
        priority: priority,
        least: length(child, proposal.replacing(axis, with: .zero), on: axis),
        most: length(child, proposal.replacing(axis, with: .infinity), on: axis))
    }
  }

  /// Where the children stand across the stack, from its start.
  ///
  /// - Source: `content.md` a.1, step 7.
  private mutating func crossing(of stack: Stack, _ node: Int, _ line: Line) -> Crossing {
    let across = stack.axis.flipped
    var guides: [Linear] = []
    for (place, child) in tree.children(of: node).enumerated() {
      let size = line.sizes[place]
      guides.append(
        stack.axis == .vertical
          ? size.width * stack.columnAlignment.unit
          : guide(of: child, stack.rowAlignment, size, line.proposals[place]))
    }
    guard line.sizes.allSatisfy({ domain.isFinite($0[across]) }) else {
      return Crossing(breadth: .infinity, starts: guides.map { _ in .zero })
    }
    var (low, high) = (Linear.zero, Linear.zero)
    for (guide, size) in zip(guides, line.sizes) {
      low = domain.larger(low, guide)
      high = domain.larger(high, size[across] - guide)
    }
    return Crossing(breadth: high + low, starts: guides.map { low - $0 })
  }

  /// The height of a node at which it is aligned with what stands beside it.
  ///
  /// - Source: `content.md` a.5.
  mutating func guide(
    of node: Int, _ alignment: RowAlignment, _ size: LinearSize, _ proposal: Offer
  ) -> Linear {
    switch alignment {
    case .top: .zero
    case .center: size.height / 2
    case .bottom: size.height
    case .firstBaseline, .firstTextBaseline:
      baseline(node, proposal, isLast: false) ?? size.height
    case .lastBaseline, .lastTextBaseline:
      baseline(node, proposal, isLast: true) ?? size.height
    }
  }
}
