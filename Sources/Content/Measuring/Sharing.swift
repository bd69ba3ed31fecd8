internal import LayoutGeometry

/// What somebody gets of a length that is shared, and takes of that.
struct Portion {
  let offer: Linear
  let taken: Linear
}

/// How much one wants of a length that does not do for all.
private struct Claim {
  /// What it takes if it is proposed nothing.
  let least: Linear
  /// What it takes if it is proposed everything.
  let most: Linear

  /// How far it gives way.
  var flexibility: Linear { most.value.isInfinite ? .infinity : most - least }

  /// Whether it is asked before another, if they do not stand at the same place.
  func precedes(_ other: Claim) -> Bool? {
    let (own, others) = (flexibility.value, other.flexibility.value)
    if own != others { return own < others }
    if own.isInfinite, least.value != other.least.value { return least.value > other.least.value }
    return nil
  }
}

extension Domain {
  /// Keeps the proposals for which claims come in this order.
  fileprivate mutating func keep(_ claims: [Claim]) {
    for (former, latter) in zip(claims, claims.dropFirst()) {
      for claim in [former, latter] { separate(claim.most) }
      if former.flexibility.value.isInfinite {
        keepOrderOrEquality(former.least, latter.least)
      } else {
        keepOrderOrEquality(former.flexibility, latter.flexibility)
      }
    }
  }
}

extension Engine {
  /// What one of those who share takes of an offer.
  typealias Taking = (_ engine: inout Engine, _ claim: Int, _ offer: Linear) -> Linear

  /// Hands out `length` by priority, and in one priority to the least flexible first, an equal
  /// share of what is left to each.
  ///
  /// - Returns: What each gets, by its place among `priorities`.
  /// - Complexity: O(*n* log *n*).
  /// - Source: `content.md` a.1, steps 3 to 5.
  mutating func share(
    _ length: Linear, among priorities: [Double], _ take: Taking
  ) -> [Portion] {
    let groups = Dictionary(grouping: priorities.indices) { priorities[$0] }
      .sorted { $0.key > $1.key }.map(\.value)
    var rest = length
    for claim in priorities.indices where groups.first?.contains(claim) == false {
      rest -= take(&self, claim, .zero)
    }
    var portions = [Portion](
      repeating: Portion(offer: .zero, taken: .zero), count: priorities.count)
    for (place, group) in groups.enumerated() {
      var order = group
      if place > 0 || matters(orderOf: group, sharing: rest, take) { order = inOrder(group, take) }
      if place > 0 { for claim in order { rest += take(&self, claim, .zero) } }
      for (place, claim) in order.enumerated() {
        let offer = rest / Double(order.count - place)
        let taken = take(&self, claim, offer)
        // Of what has no end nothing is taken away that has none either.
        if domain.isFinite(taken) || domain.isFinite(rest) { rest -= taken }
        portions[claim] = Portion(offer: offer, taken: taken)
      }
    }
    return portions
  }

  /// Whether it makes a difference who is asked first.
  private mutating func matters(
    orderOf group: [Int], sharing rest: Linear, _ take: Taking
  ) -> Bool {
    guard group.count > 1 else { return false }
    // Of everything each is offered everything.
    guard domain.isFinite(rest) else { return false }
    if rest.value > 0 { return true }
    // Of nothing nobody is offered anything, as long as none gives; nor of little that is too much.
    return group.contains { take(&self, $0, rest).value < 0 }
  }

  /// The claims of a group, the least flexible first.
  private mutating func inOrder(_ group: [Int], _ take: Taking) -> [Int] {
    guard group.count > 1 else { return group }
    let claims = group.map { claim in
      Claim(least: take(&self, claim, .zero), most: take(&self, claim, .infinity))
    }
    let order = claims.indices.sorted { claims[$0].precedes(claims[$1]) ?? ($0 < $1) }
    domain.keep(order.map { claims[$0] })
    return order.map { group[$0] }
  }
}
