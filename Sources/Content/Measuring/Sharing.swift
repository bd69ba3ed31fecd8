internal import LayoutGeometry

/// Who wants a part of a length: a child of a stack, or a column of a grid.
struct Claim {
  let priority: Double
  /// What it takes if it is proposed nothing.
  let least: Linear
  /// What it takes if it is proposed everything.
  let most: Linear

  /// How far it gives way.
  fileprivate var flexibility: Linear {
    most.value.isInfinite ? .infinity : most - least
  }

  /// Whether it is asked before another, if they do not stand at the same place.
  fileprivate func precedes(_ other: Claim) -> Bool? {
    if priority != other.priority { return priority > other.priority }
    let (own, others) = (flexibility.value, other.flexibility.value)
    if own != others { return own < others }
    if own.isInfinite, least.value != other.least.value { return least.value > other.least.value }
    return nil
  }
}

extension Domain {
  /// Keeps the proposals for which claims come in this order.
  fileprivate mutating func keep(_ claims: [Claim], in order: [Int]) {
    for (former, latter) in zip(order, order.dropFirst()) {
      let (former, latter) = (claims[former], claims[latter])
      guard former.priority == latter.priority else { continue }
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
  /// Hands out `length` by priority, and in one priority to the least flexible first, an equal
  /// share of what is left to each.
  ///
  /// - Parameter take: What a claim takes of what it is offered.
  /// - Complexity: O(*n* log *n*).
  /// - Source: `content.md` a.1, steps 3 to 5.
  mutating func share(
    _ length: Linear, among claims: [Claim],
    _ take: (_ engine: inout Engine, _ claim: Int, _ offer: Linear) -> Linear
  ) {
    let order = claims.indices.sorted { claims[$0].precedes(claims[$1]) ?? ($0 < $1) }
    guard let first = order.first else { return }
    domain.keep(claims, in: order)
    var rest = length
    for claim in claims where claim.priority != claims[first].priority {
      rest -= claim.least
    }
    var start = 0
    while start < order.count {
      let priority = claims[order[start]].priority
      let end = order[start...].firstIndex { claims[$0].priority != priority } ?? order.count
      if start > 0 { for claim in order[start..<end] { rest += claims[claim].least } }
      for place in start..<end {
        let offer = rest / Double(end - place)
        let taken = take(&self, order[place], offer)
        // Of what has no end nothing is taken away that has none either.
        if domain.isFinite(taken) || domain.isFinite(rest) { rest -= taken }
      }
      start = end
    }
  }
}
