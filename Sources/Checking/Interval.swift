internal import LayoutGeometry

/// The numbers between two bounds; one that is left out is infinitely far.
struct Interval: Hashable {
  let from: Double
  let to: Double
  /// Whether the upper bound belongs to it; the lower one always does.
  let isClosed: Bool

  init(from: Double, to: Double, isClosed: Bool) {
    (self.from, self.to, self.isClosed) = (from, to, isClosed)
  }

  init(from: Number?, to: Number?, isClosed: Bool) {
    self.init(from: from?.value ?? -.infinity, to: to?.value ?? .infinity, isClosed: isClosed)
  }

  var isEmpty: Bool { isClosed ? from > to : from >= to }

  func contains(_ number: Double) -> Bool {
    from <= number && (isClosed ? number <= to : number < to)
  }

  func overlaps(_ other: Interval) -> Bool {
    let (low, high) = from <= other.from ? (self, other) : (other, self)
    return high.from < low.to || (low.isClosed && high.from == low.to)
  }

  /// As it would be written.
  var spelling: String {
    let low = from == -.infinity ? "" : from.plainDecimal
    let high = to == .infinity ? "" : to.plainDecimal
    return from == to ? low : low + (isClosed || to == .infinity ? "..." : "..<") + high
  }
}
