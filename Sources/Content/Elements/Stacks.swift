internal import LayoutGeometry
internal import LayoutLanguage

/// How the children of a stack shared its length for a proposal.
struct StackShares {
  fileprivate let proposal: LinearProposal
  fileprivate let shares: Shares
  /// The proposals for which they do so.
  fileprivate let domain: Domain
  /// How many measurements the stack asked for.
  fileprivate let measurementCount: Int
}

/// What the children of a stack are proposed.
private struct Offers {
  let proposal: LinearProposal
  let axis: Axis
  /// How they share the length that is proposed along the stack; `nil` where none is.
  let shares: Shares?

  subscript(place: Int) -> LinearProposal {
    shares.map { proposal.replacing(axis, with: $0[place].offer) } ?? proposal
  }
}

/// Where children stand across a stack.
private struct CrossAxisLayout {
  /// How broad each child is, and where in it it is aligned.
  let children: [(breadth: Linear, guide: Linear)]
  let breadth: Linear
  /// Where they are aligned, from the stack's start; `nil` where the stack has no end.
  let guide: Linear?

  /// How far from the stack's start a child stands.
  func start(of place: Int) -> Linear { guide.map { $0 - children[place].guide } ?? .zero }
}

extension LayoutPass {
  /// The gaps between the children of a node.
  func gaps(in node: Int, _ spacing: Points?) -> [Points] {
    tree.children(of: node).dropFirst().map { gap(before: $0, spacing) }
  }

  /// How long the gaps between the children of a node are together.
  func totalGap(in node: Int, _ spacing: Points?) -> Points {
    tree.children(of: node).dropFirst().reduce(0) { $0 + gap(before: $1, spacing) }
  }

  /// The gap before a child that is not the first: what is written, else 8, and none beside a spacer.
  ///
  /// - Source: `content.md` a.6.
  func gap(before child: Int, _ spacing: Points?) -> Points {
    if let spacing { return spacing }
    let isFree = tree.nodes[child].isSpacer || tree.nodes[child - 1].isSpacer
    return isFree ? 0 : Stack.standardSpacing
  }

  /// - Source: `content.md` a.1, steps 1 to 7.
  mutating func length(
    of stack: Stack, _ node: Int, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    guard axis == stack.axis else { return crossAxis(of: stack, node, proposal).breadth }
    let offers = offers(of: stack, node, proposal)
    var length = Linear.zero
    for (place, child) in tree.children(of: node).enumerated() {
      length += self.length(child, place, of: stack, offers)
    }
    return length + totalGap(in: node, stack.spacing)
  }

  /// - Source: `content.md` a.1, step 8.
  mutating func places(in stack: Stack, _ node: Int, _ proposal: LinearProposal) -> [Placement] {
    let (axis, children) = (stack.axis, tree.children(of: node))
    var proposal = proposal
    if proposal[axis.flipped] == nil {
      proposal[axis.flipped] = crossAxis(of: stack, node, proposal).breadth
    }
    let offers = offers(of: stack, node, proposal)
    let crossAxis = crossAxis(of: stack, node, proposal, offering: offers)
    var position = Linear.zero
    var places: [Placement] = []
    places.reserveCapacity(children.count)
    for (place, child) in children.enumerated() {
      if place > 0 { position += gap(before: child, stack.spacing) }
      let length = length(child, place, of: stack, offers)
      places.append(
        Placement(
          child: child, origin: LinearPoint(axis, position, across: crossAxis.start(of: place)),
          size: LinearSize(axis, length, across: crossAxis.children[place].breadth),
          proposal: offers[place]))
      position += length
    }
    return places
  }

  /// How long the child at `place` is along a stack.
  private mutating func length(
    _ child: Int, _ place: Int, of stack: Stack, _ offers: Offers
  ) -> Linear {
    guard let known = offers.shares?[place].length else {
      return length(child, on: stack.axis, offers[place])
    }
    if !tree.nodes[tree.sized(child)].form.isPlain { budget.count(1) }
    return known
  }

  /// What the children of a stack are proposed.
  private mutating func offers(
    of stack: Stack, _ node: Int, _ proposal: LinearProposal
  ) -> Offers {
    let shares = proposal[stack.axis].map { knownShares(of: $0, in: stack, node, proposal) }
    return Offers(proposal: proposal, axis: stack.axis, shares: shares)
  }

  /// What `shares` returns, which is asked for on both axes and where the children are placed: kept
  /// for the same proposal. The proposals around it for which it holds are found out by themselves, to
  /// be kept with it.
  private mutating func knownShares(
    of length: Linear, in stack: Stack, _ node: Int, _ proposal: LinearProposal
  ) -> Shares {
    let number = Int(tree.nodes[node].detail)
    if let known = latestShares[number], known.proposal == proposal,
      known.domain.hasSameCenter(as: domain)
    {
      domain.keep(within: known.domain)
      budget.count(known.measurementCount)
      return known.shares
    }
    let (outer, count) = (domain, budget.ownCount)
    domain = Domain(centeredLike: outer)
    let shares = shares(of: length, in: stack, node, proposal)
    latestShares[number] = StackShares(
      proposal: proposal, shares: shares, domain: domain, measurementCount: budget.ownCount - count)
    domain.keep(within: outer)
    return shares
  }

  /// What the children of a stack are offered of `length`.
  private mutating func shares(
    of length: Linear, in stack: Stack, _ node: Int, _ proposal: LinearProposal
  ) -> Shares {
    let (axis, children) = (stack.axis, tree.children(of: node))
    let rest = length - totalGap(in: node, stack.spacing)
    return share(rest, among: children.map { member($0, on: axis) }) { pass, place, offer in
      pass.length(
        children.lowerBound + place, on: axis, proposal.replacing(axis, with: offer))
    }
  }

  /// The places of a stack's children by priority, in the order in which they are offered a length.
  mutating func sharingOrder(
    of stack: Stack, _ node: Int, _ proposal: LinearProposal
  ) -> [[Int]] {
    proposal[stack.axis].map { shares(of: $0, in: stack, node, proposal).orderByPriority } ?? []
  }

  /// The upper bound of a stack's length on `axis` if it is proposed 0.
  mutating func boundOfLeast(of stack: Stack, _ node: Int, on axis: Axis) -> Points {
    let children = tree.children(of: node)
    guard axis == stack.axis else {
      return stack.hasBaselines ? .infinity : longestLeast(of: children, on: axis)
    }
    let gaps = totalGap(in: node, stack.spacing)
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
    offering asked: Offers? = nil
  ) -> CrossAxisLayout {
    let (across, children) = (stack.axis.flipped, tree.children(of: node))
    var offers = asked
    var members: [(breadth: Linear, guide: Linear)] = []
    members.reserveCapacity(children.count)
    for (place, child) in children.enumerated() {
      var offer = proposal
      var known = proposal[stack.axis].flatMap { _ in
        length(child, on: across, acrossAny: proposal[across])
      }
      if known == nil || stack.hasBaselines {
        let all = offers ?? self.offers(of: stack, node, proposal)
        (offers, offer) = (all, all[place])
        known = length(child, on: across, offer)
      }
      let breadth = known ?? .zero
      members.append(
        (
          breadth,
          stack.axis.isHorizontal
            ? guide(of: child, stack.rowAlignment, breadth, offer)
            : breadth * stack.columnAlignment.unit
        ))
    }
    guard members.allSatisfy({ domain.isFinite($0.breadth) }) else {
      return CrossAxisLayout(children: members, breadth: .infinity, guide: nil)
    }
    var (low, high) = (Linear.zero, Linear.zero)
    for member in members {
      low = domain.larger(low, member.guide)
      high = domain.larger(high, member.breadth - member.guide)
    }
    return CrossAxisLayout(children: members, breadth: high + low, guide: low)
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
