internal import LayoutGeometry

/// Who wants a part of a length: a child of a stack, or a column of a grid.
struct Claim {
  let priority: Double
  /// What it takes if it is proposed nothing.
  let least: Points
  /// What it takes if it is proposed everything.
  let most: Points

  /// How far it gives way.
  fileprivate var flexibility: Points { most.isInfinite ? .infinity : most - least }

  /// Whether it is asked before another, if they do not stand at the same place.
  fileprivate func precedes(_ other: Claim) -> Bool? {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility.isInfinite, least != other.least { return least > other.least }
    return nil
  }
}

extension [Claim] {
  /// Hands out `length` by priority, and in one priority to the least flexible first, an equal
  /// share of what is left to each.
  ///
  /// - Parameter take: What a claim takes of what it is offered.
  /// - Complexity: O(*n* log *n*).
  /// - Source: `content.md` a.1, steps 3 to 5.
  func share(_ length: Points, _ take: (_ claim: Int, _ offer: Points) -> Points) {
    let order = indices.sorted { self[$0].precedes(self[$1]) ?? ($0 < $1) }
    guard let first = order.first else { return }
    var rest = length
    for claim in self where claim.priority != self[first].priority { rest -= claim.least }
    var start = 0
    while start < order.count {
      let priority = self[order[start]].priority
      let end = order[start...].firstIndex { self[$0].priority != priority } ?? order.count
      if start > 0 { for claim in order[start..<end] { rest += self[claim].least } }
      for place in start..<end {
        let offer = Swift.max(rest / Double(end - place), 0)
        let taken = take(order[place], offer)
        // Of what has no end nothing is taken away.
        if rest.isFinite { rest -= taken }
      }
      start = end
    }
  }
}
