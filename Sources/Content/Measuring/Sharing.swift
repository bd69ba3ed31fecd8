internal import LayoutGeometry

/// A member of a group that shares a length: a child of a stack, or a line of a grid.
struct SharingMember {
  let priority: Double
  /// The upper bound of its length if it is proposed 0; infinite if not known.
  let leastBound: Points
  /// Whether it has no children, so that it is cheap to measure.
  let isPlain: Bool
}

/// What a member of a group is offered.
struct Share {
  fileprivate(set) var offer = Linear.zero
  /// How long the member is for that; `nil` if it has not been measured.
  fileprivate(set) var length: Linear?
}

/// How members share a length.
struct Shares {
  fileprivate let members: [SharingMember]
  /// By place among the members.
  private var all: [Share]
  /// The places in the order in which they are offered something, the highest priority first.
  fileprivate var turns: [Int]

  fileprivate init(among members: [SharingMember]) {
    (self.members, turns) = (members, members.byPriority)
    // `Array(repeating:count:)` is not specialized.
    all = members.map { _ in Share() }
  }

  /// The share of the member at `place`.
  fileprivate(set) subscript(place: Int) -> Share {
    get { all[place] }
    set { all[place] = newValue }
  }

  /// The places in that order, those of one priority together.
  var orderByPriority: [[Int]] {
    var (groups, start) = ([[Int]](), 0)
    while start < turns.count {
      let group = group(from: start)
      groups.append(Array(turns[group]))
      start = group.upperBound
    }
    return groups
  }

  /// The part of the order from `start` on that has one priority.
  fileprivate func group(from start: Int) -> Range<Int> {
    let priority = members[turns[start]].priority
    var end = start + 1
    while end < turns.count, members[turns[end]].priority == priority { end += 1 }
    return start..<end
  }
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
    var shares = Shares(among: members)
    var rest = length
    for place in members.indices where members[place].priority != members[shares.turns[0]].priority
    {
      rest -= take(&self, place, .zero)
    }
    var start = 0
    while start < members.count {
      let group = shares.group(from: start)
      let isFirst = start == 0
      if !isFirst || !isIndifferent(shares.turns[group], to: rest, take) {
        order(group, of: &shares, sharing: rest, take)
      }
      // What was set aside for these.
      if !isFirst { for place in shares.turns[group] { rest += take(&self, place, .zero) } }
      for former in group {
        let place = shares.turns[former]
        let offer = rest / Double(group.upperBound - former)
        shares[place].offer = offer
        if former == members.count - 1 { break }
        let taken = take(&self, place, offer)
        shares[place].length = taken
        // Of what has no end nothing is taken away that has none either.
        if domain.isFinite(taken) || domain.isFinite(rest) { rest -= taken }
      }
      start = group.upperBound
    }
    return shares
  }

  /// Whether the order of a group does not matter: it has one member, or there is nothing to share.
  private mutating func isIndifferent(
    _ group: ArraySlice<Int>, to rest: Linear, _ take: LengthQuery
  ) -> Bool {
    if group.count < 2 { return true }
    if rest.value > 0 { return false }
    // Each is offered nothing as long as none gives. All of the rest is too much if that is.
    return group.allSatisfy { take(&self, $0, rest).value >= 0 }
  }

  /// Puts a group in order, the least flexible first.
  private mutating func order(
    _ group: Range<Int>, of shares: inout Shares, sharing rest: Linear, _ take: LengthQuery
  ) {
    guard group.count > 1 else { return }
    var flexibilities = shares.turns[group].map { place in
      let member = shares.members[place]
      return Flexibility(
        place: place, least: member.isPlain ? take(&self, place, .zero) : nil,
        most: take(&self, place, .infinity), leastBound: member.leastBound)
    }
    flexibilities.sort { $0.precedes($1) }
    if !zip(flexibilities, flexibilities.dropFirst()).allSatisfy({ $0.isSurely(before: $1) }) {
      // Of everything each is offered everything.
      guard domain.isFinite(rest) else { return }
      for index in flexibilities.indices {
        flexibilities[index].least = take(&self, flexibilities[index].place, .zero)
      }
      flexibilities.sort { $0.precedes($1) }
    }
    domain.keep(flexibilities)
    for (former, flexibility) in zip(group, flexibilities) {
      shares.turns[former] = flexibility.place
    }
  }
}

extension [SharingMember] {
  /// The places of the members, those of the highest priority first.
  fileprivate var byPriority: [Int] {
    let places = Array<Int>(indices)
    guard contains(where: { $0.priority != self[0].priority }) else { return places }
    return places.sorted { (self[$1].priority, $0) < (self[$0].priority, $1) }
  }
}
