internal import LayoutGeometry

/// A member of a group that shares a length: a child of a stack, or a line of a grid.
struct SharingMember {
  let priority: Double
  /// The upper bound of its length if it is proposed 0; infinite if not known.
  let leastBound: Points
  /// Whether it has no children, so that it is cheap to measure.
  let isPlain: Bool
}

/// What members are offered.
struct Shares {
  /// By place among the members.
  var offers: [Linear]
  /// The places by priority, in the order in which they are offered something.
  var order: [[Int]] = []
}

/// How flexible a member is when a length is too short for all.
private struct Flexibility {
  /// The index of the member.
  let place: Int
  /// Its length if it is proposed 0; `nil` if not measured yet.
  var least: Linear?
  /// Its length if it is proposed infinity.
  let most: Linear
  let leastBound: Points

  /// The lower and the upper bound of its flexibility: equal once it is measured.
  var lowest: Linear {
    most.value.isInfinite ? .infinity : most - (least ?? Linear(leastBound))
  }
  var highest: Linear {
    if least == nil, leastBound.isInfinite { return .infinity }
    return most.value.isInfinite ? .infinity : most - (least ?? .zero)
  }

  /// Whether it is less flexible than another, as far as is known.
  func precedes(_ other: Flexibility) -> Bool {
    if lowest.value != other.lowest.value { return lowest.value < other.lowest.value }
    if lowest.value.isInfinite, let least, let others = other.least, least.value != others.value {
      return least.value > others.value
    }
    return place < other.place
  }

  /// Whether it precedes another even if unknown bounds are taken into account.
  func isSurely(before other: Flexibility) -> Bool {
    if least != nil, other.least != nil { return true }
    let (own, others) = (highest.value, other.lowest.value)
    return own < others || own == others && own.isFinite && place < other.place
  }
}

extension Domain {
  /// Keeps the proposals for which flexibilities come in this order.
  fileprivate mutating func keep(_ flexibilities: [Flexibility]) {
    for (former, latter) in zip(flexibilities, flexibilities.dropFirst()) {
      separate(former.most)
      separate(latter.most)
      if former.highest.value.isInfinite, let own = former.least, let others = latter.least {
        keepOrderOrEquality(own, others)
      } else {
        keepOrderOrEquality(former.highest, latter.lowest)
      }
    }
  }
}

extension LayoutPass {
  /// The length of a member for a proposed length.
  typealias LengthQuery = (_ pass: inout LayoutPass, _ place: Int, _ offer: Linear) -> Linear

  /// A member whose length is that of `node`.
  mutating func member(_ node: Int, on axis: Axis) -> SharingMember {
    let isPlain = tree.isPlain(node)
    return SharingMember(
      priority: tree.nodes[node].priority,
      leastBound: isPlain ? .infinity : leastBound(of: node, on: axis), isPlain: isPlain)
  }

  /// Offers `length` by priority, and in one priority to the least flexible first, an equal share of
  /// what is left to each. The last one need not be measured.
  ///
  /// - Complexity: O(*n* log *n*).
  /// - Source: `content.md` a.1, steps 3 to 5.
  mutating func share(
    _ length: Linear, among members: [SharingMember], _ take: LengthQuery
  ) -> Shares {
    let groups = members.byPriority
    var rest = length
    for place in members.indices where groups.count > 1 && !groups[0].contains(place) {
      rest -= take(&self, place, .zero)
    }
    var shares = Shares(offers: .init(repeating: .zero, count: members.count))
    for (number, group) in groups.enumerated() {
      let isFirst = number == 0
      let order =
        isFirst && isIndifferent(group, to: rest, take)
        ? group : order(of: group, among: members, sharing: rest, take)
      shares.order.append(order)
      // What was set aside for these.
      if !isFirst { for place in order { rest += take(&self, place, .zero) } }
      for (former, place) in order.enumerated() {
        shares.offers[place] = rest / Double(order.count - former)
        if number == groups.count - 1, former == order.count - 1 { break }
        let taken = take(&self, place, shares.offers[place])
        // Of what has no end nothing is taken away that has none either.
        if domain.isFinite(taken) || domain.isFinite(rest) { rest -= taken }
      }
    }
    return shares
  }

  /// Whether the order of a group does not matter: it has one member, or there is nothing to share.
  private mutating func isIndifferent(
    _ group: [Int], to rest: Linear, _ take: LengthQuery
  ) -> Bool {
    if group.count < 2 { return true }
    if rest.value > 0 { return false }
    // Each is offered nothing as long as none gives. All of the rest is too much if that is.
    return group.allSatisfy { take(&self, $0, rest).value >= 0 }
  }

  /// Those of a group, the least flexible first.
  private mutating func order(
    of group: [Int], among members: [SharingMember], sharing rest: Linear, _ take: LengthQuery
  ) -> [Int] {
    guard group.count > 1 else { return group }
    var flexibilities = group.map { place in
      Flexibility(
        place: place, least: members[place].isPlain ? take(&self, place, .zero) : nil,
        most: take(&self, place, .infinity), leastBound: members[place].leastBound)
    }
    flexibilities.sort { $0.precedes($1) }
    if !zip(flexibilities, flexibilities.dropFirst()).allSatisfy({ $0.isSurely(before: $1) }) {
      // Of everything each is offered everything.
      guard domain.isFinite(rest) else { return group }
      for index in flexibilities.indices {
        flexibilities[index].least = take(&self, flexibilities[index].place, .zero)
      }
      flexibilities.sort { $0.precedes($1) }
    }
    domain.keep(flexibilities)
    return flexibilities.map(\.place)
  }
}

extension [SharingMember] {
  /// The members by their places, those of one priority together, those of the highest first.
  fileprivate var byPriority: [[Int]] {
    guard contains(where: { $0.priority != self[0].priority }) else { return [Array<Int>(indices)] }
    var groups: [[Int]] = []
    for place in indices.sorted(by: { (self[$1].priority, $0) < (self[$0].priority, $1) }) {
      if let last = groups.last?.first, self[last].priority == self[place].priority {
        groups[groups.count - 1].append(place)
      } else {
        groups.append([place])
      }
    }
    return groups
  }
}
