internal import LayoutGeometry
internal import LayoutLanguage

/// Where children stand across a stack.
private struct CrossAxisLayout {
  let breadths: [Linear]
  let breadth: Linear
  let starts: [Linear]
}

extension LayoutPass {
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
  mutating func length(
    of stack: Stack, _ node: Int, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    guard axis == stack.axis else { return crossAxis(of: stack, node, proposal).breadth }
    let offers = offers(of: stack, node, proposal)
    return zip(tree.children(of: node), offers).reduce(.zero) { length, child in
      length + self.length(child.0, on: axis, child.1)
    } + gaps(in: node, stack.spacing).reduce(0, +)
  }

  /// - Source: `content.md` a.1, step 8.
  mutating func places(in stack: Stack, _ node: Int, _ proposal: LinearProposal) -> [Placement] {
    let (axis, gaps) = (stack.axis, gaps(in: node, stack.spacing))
    var proposal = proposal
    if proposal[axis.flipped] == nil {
      proposal[axis.flipped] = crossAxis(of: stack, node, proposal).breadth
    }
    let offers = offers(of: stack, node, proposal)
    let crossAxis = crossAxis(of: stack, node, proposal, offering: offers)
    var position = Linear.zero
    var places: [Placement] = []
    places.reserveCapacity(offers.count)
    for (place, child) in tree.children(of: node).enumerated() {
      if place > 0 { position += gaps[place - 1] }
      let length = length(child, on: axis, offers[place])
      places.append(
        Placement(
          child: child, origin: LinearPoint(axis, position, across: crossAxis.starts[place]),
          size: LinearSize(axis, length, across: crossAxis.breadths[place]),
          proposal: offers[place]))
      position += length
    }
    return places
  }

  /// What the children of a stack are proposed.
  private mutating func offers(
    of stack: Stack, _ node: Int, _ proposal: LinearProposal
  ) -> [LinearProposal] {
    let (axis, children) = (stack.axis, tree.children(of: node))
    guard let length = proposal[axis] else { return children.map { _ in proposal } }
    return shares(of: length, in: stack, node, proposal).offers.map {
      proposal.replacing(axis, with: $0)
    }
  }

  /// What the children of a stack are offered of `length`.
  private mutating func shares(
    of length: Linear, in stack: Stack, _ node: Int, _ proposal: LinearProposal
  ) -> Shares {
    let (axis, children) = (stack.axis, tree.children(of: node))
    let rest = length - gaps(in: node, stack.spacing).reduce(0, +)
    return share(rest, among: children.map { member($0, on: axis) }) { pass, place, offer in
      pass.length(
        children.lowerBound + place, on: axis, proposal.replacing(axis, with: offer))
    }
  }

  /// The places of a stack's children by priority, in the order in which they are offered a length.
  mutating func sharingOrder(
    of stack: Stack, _ node: Int, _ proposal: LinearProposal
  ) -> [[Int]] {
    proposal[stack.axis].map { shares(of: $0, in: stack, node, proposal).order } ?? []
  }

  /// The upper bound of a stack's length on `axis` if it is proposed 0.
  mutating func boundOfLeast(of stack: Stack, _ node: Int, on axis: Axis) -> Points {
    let children = tree.children(of: node)
    guard axis == stack.axis else {
      return stack.hasBaselines ? .infinity : longestLeast(of: children, on: axis)
    }
    let gaps = gaps(in: node, stack.spacing).reduce(0, +)
    // What gaps give would be shared, and so would what is set aside for others.
    let isShared = children.contains {
      tree.nodes[$0].priority != tree.nodes[children.lowerBound].priority
    }
    return gaps >= 0 && !isShared
      ? children.reduce(0) { $0 + leastBound(of: $1, on: axis) } + gaps : .infinity
  }

  /// Where the children stand across the stack, from its start.
  ///
  /// - Parameter asked: What the children are proposed; `nil`: that has not been asked for yet.
  /// - Source: `content.md` a.1, step 7.
  private mutating func crossAxis(
    of stack: Stack, _ node: Int, _ proposal: LinearProposal,
    offering asked: [LinearProposal]? = nil
  ) -> CrossAxisLayout {
    let (across, children) = (stack.axis.flipped, tree.children(of: node))
    var offers = asked
    var (breadths, guides): ([Linear], [Linear]) = ([], [])
    breadths.reserveCapacity(children.count)
    guides.reserveCapacity(children.count)
    for (place, child) in children.enumerated() {
      var offer = proposal
      var breadth = proposal[stack.axis].flatMap { _ in
        length(child, on: across, acrossAny: proposal[across])
      }
      if breadth == nil || stack.hasBaselines {
        let known = offers ?? self.offers(of: stack, node, proposal)
        (offers, offer) = (known, known[place])
        breadth = length(child, on: across, offer)
      }
      breadths.append(breadth ?? .zero)
      guides.append(
        stack.axis.isHorizontal
          ? guide(of: child, stack.rowAlignment, breadths[place], offer)
          : breadths[place] * stack.columnAlignment.unit)
    }
    guard breadths.allSatisfy({ domain.isFinite($0) }) else {
      return CrossAxisLayout(
        breadths: breadths, breadth: .infinity, starts: guides.map { _ in .zero })
    }
    var (low, high) = (Linear.zero, Linear.zero)
    for (guide, breadth) in zip(guides, breadths) {
      low = domain.larger(low, guide)
      high = domain.larger(high, breadth - guide)
    }
    return CrossAxisLayout(breadths: breadths, breadth: high + low, starts: guides.map { low - $0 })
  }

  /// The height of a node at which it is aligned with what stands beside it.
  ///
  /// - Source: `content.md` a.5.
  mutating func guide(
    of node: Int, _ alignment: RowAlignment, _ height: Linear, _ proposal: LinearProposal
  ) -> Linear {
    switch alignment {
    case .top: .zero
    case .center: height / 2
    case .bottom: height
    case .firstBaseline, .firstTextBaseline:
      baseline(node, .firstBaseline, proposal) ?? height
    case .lastBaseline, .lastTextBaseline:
      baseline(node, .lastBaseline, proposal) ?? height
    }
  }
}

extension Stack {
  /// Whether lines of text in it meet.
  var hasBaselines: Bool { axis.isHorizontal && rowAlignment.isBaseline }
}
