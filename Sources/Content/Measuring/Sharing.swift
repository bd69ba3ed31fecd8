internal import LayoutGeometry

/// Who shares a length with others: a child of a stack, or a line of a grid.
struct Claimant {
  let priority: Double
  /// What it takes at the most if it is proposed nothing; infinite where that is not known.
  let leastBound: Points
  /// Whether nothing stands in it, so that it answers at once.
  let isPlain: Bool
}

/// What somebody gets of a length that is shared, and takes of that.
struct Portion {
  let offer: Linear
  let taken: Linear
}

/// How much one wants of a length that does not do for all.
private struct Claim {
  /// Who it is, by his place among those who share.
  let place: Int
  /// What it takes if it is proposed nothing; `nil`: nobody has asked.
  var least: Linear?
  /// What it takes if it is proposed everything.
  let most: Linear
  let leastBound: Points

  /// How far it gives way at the least, and at the most: the same once somebody has asked.
  var lowest: Linear {
    most.value.isInfinite ? .infinity : most - (least ?? Linear(leastBound))
  }
  var highest: Linear {
    if least == nil, leastBound.isInfinite { return .infinity }
    return most.value.isInfinite ? .infinity : most - (least ?? .zero)
  }

  /// Whether it is asked before another, as far as anybody knows.
  func precedes(_ other: Claim) -> Bool {
    if lowest.value != other.lowest.value { return lowest.value < other.lowest.value }
    if lowest.value.isInfinite, let least, let others = other.least, least.value != others.value {
      return least.value > others.value
    }
    return place < other.place
  }

  /// Whether it is asked before another that it precedes, whatever is not known of the two.
  func isSurely(before other: Claim) -> Bool {
    if least != nil, other.least != nil { return true }
    let (own, others) = (highest.value, other.lowest.value)
    return own < others || own == others && own.isFinite && place < other.place
  }
}

extension Domain {
  /// Keeps the proposals for which claims come in this order.
  fileprivate mutating func keep(_ claims: [Claim]) {
    for (former, latter) in zip(claims, claims.dropFirst()) {
      for claim in [former, latter] { separate(claim.most) }
      if former.highest.value.isInfinite, let own = former.least, let others = latter.least {
        keepOrderOrEquality(own, others)
      } else {
        keepOrderOrEquality(former.highest, latter.lowest)
      }
    }
  }
}

extension Engine {
  /// What one of those who share takes of an offer.
  typealias Taking = (_ engine: inout Engine, _ place: Int, _ offer: Linear) -> Linear

  /// Those of one priority, by their places among all.
  private typealias Group = [(offset: Int, element: Claimant)]

  /// Somebody whose length is that of the longest of `nodes`.
  func claimant(_ nodes: [Int], on axis: Axis) -> Claimant {
    Claimant(
      priority: nodes.map { tree.nodes[$0].priority }.max() ?? 0,
      leastBound: nodes.reduce(0) { max($0, leastBounds[$1][axis]) },
      isPlain: nodes.allSatisfy { tree.children(of: tree.sized($0)).isEmpty })
  }

  /// Hands out `length` by priority, and in one priority to the least flexible first, an equal
  /// share of what is left to each.
  ///
  /// - Returns: What each gets, by its place among `claimants`.
  /// - Complexity: O(*n* log *n*).
  /// - Source: `content.md` a.1, steps 3 to 5.
  mutating func share(
    _ length: Linear, among claimants: [Claimant], _ take: Taking
  ) -> [Portion] {
    let groups = Dictionary(grouping: claimants.enumerated()) { $0.element.priority }
      .sorted { $0.key > $1.key }.map(\.value)
    var rest = length
    for (place, claimant) in claimants.enumerated()
    where claimant.priority != groups[0][0].element.priority {
      rest -= take(&self, place, .zero)
    }
    var portions = [Portion](
      repeating: Portion(offer: .zero, taken: .zero), count: claimants.count)
    for (number, group) in groups.enumerated() {
      let isFirst = number == 0
      let order =
        isFirst && isIndifferent(group, to: rest, take)
        ? group.map(\.offset) : order(of: group, sharing: rest, take)
      // What was set aside for these.
      if !isFirst { for place in order { rest += take(&self, place, .zero) } }
      for (former, place) in order.enumerated() {
        let offer = rest / Double(order.count - former)
        let taken = take(&self, place, offer)
        // Of what has no end nothing is taken away that has none either.
        if domain.isFinite(taken) || domain.isFinite(rest) { rest -= taken }
        portions[place] = Portion(offer: offer, taken: taken)
      }
    }
    return portions
  }

  /// Whether it makes no difference to those of a group who is asked first: there is one, or nothing
  /// to be had.
  private mutating func isIndifferent(
    _ group: Group, to rest: Linear, _ take: Taking
  ) -> Bool {
    if group.count < 2 { return true }
    if rest.value > 0 { return false }
    // Each is offered nothing as long as none gives. All of the rest is too much if that is.
    return group.allSatisfy { take(&self, $0.offset, rest).value >= 0 }
  }

  /// The places of those of a group, the least flexible first.
  private mutating func order(
    of group: Group, sharing rest: Linear, _ take: Taking
  ) -> [Int] {
    guard group.count > 1 else { return group.map(\.offset) }
    var claims = group.map { place, claimant in
      Claim(
        place: place, least: claimant.isPlain ? take(&self, place, .zero) : nil,
        most: take(&self, place, .infinity), leastBound: claimant.leastBound)
    }
    claims.sort { $0.precedes($1) }
    if !zip(claims, claims.dropFirst()).allSatisfy({ $0.isSurely(before: $1) }) {
      // Of everything each is offered everything.
      guard domain.isFinite(rest) else { return group.map(\.offset) }
      for index in claims.indices { claims[index].least = take(&self, claims[index].place, .zero) }
      claims.sort { $0.precedes($1) }
    }
    domain.keep(claims)
    return claims.map(\.place)
  }
}
