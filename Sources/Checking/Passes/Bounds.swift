internal import LayoutGeometry

/// The numbers that an expression may have.
struct Bounds: Hashable {
  var low = End(-.infinity)
  var high = End(.infinity)

  /// A bound, and whether the number itself is one of them.
  struct End: Hashable {
    let number: Double
    var isHeld = true

    init(_ number: Double, isHeld: Bool = true) { (self.number, self.isHeld) = (number, isHeld) }
  }

  static let every = Bounds()
  /// No input is negative.
  static let natural = Bounds(low: End(0))

  init(low: End = End(-.infinity), high: End = End(.infinity)) {
    (self.low, self.high) = (low, high)
  }

  init(_ number: Double) { self.init(low: End(number), high: End(number)) }

  var isEmpty: Bool {
    low.number > high.number || (low.number == high.number && !(low.isHeld && high.isHeld))
  }

  /// The only number there is, if there is only one.
  var point: Double? { low.number == high.number && !isEmpty ? low.number : nil }

  func intersection(_ other: Bounds) -> Bounds {
    Bounds(low: Self.tighter(low, other.low, >), high: Self.tighter(high, other.high, <))
  }

  private static func tighter(
    _ first: End, _ second: End, _ isTighter: (Double, Double) -> Bool
  ) -> End {
    if first.number == second.number {
      return End(first.number, isHeld: first.isHeld && second.isHeld)
    }
    return isTighter(first.number, second.number) ? first : second
  }

  /// The same without `number`, if that is one of its ends.
  func without(_ number: Double) -> Bounds {
    var copy = self
    if low.number == number { copy.low.isHeld = false }
    if high.number == number { copy.high.isHeld = false }
    return copy
  }

  /// Whether every number of these compares so with every number of the others (`true`), none with
  /// any (`false`), or that depends (`nil`).
  func compares(_ operation: Operation, with other: Bounds) -> Bool? {
    guard !isEmpty, !other.isEmpty else { return nil }
    switch operation {
    case .less: return isBelow(other) ? true : other.isAtMost(self) ? false : nil
    case .atMost: return isAtMost(other) ? true : other.isBelow(self) ? false : nil
    case .greater: return other.isBelow(self) ? true : isAtMost(other) ? false : nil
    case .atLeast: return other.isAtMost(self) ? true : isBelow(other) ? false : nil
    case .equal:
      if let point, point == other.point { return true }
      return intersection(other).isEmpty ? false : nil
    case .unequal: return compares(.equal, with: other).map { !$0 }
    case .or, .and, .plus, .minus, .times, .divided, .remainder: return nil
    }
  }

  private func isBelow(_ other: Bounds) -> Bool {
    high.number < other.low.number
      || (high.number == other.low.number && !(high.isHeld && other.low.isHeld))
  }

  private func isAtMost(_ other: Bounds) -> Bool { high.number <= other.low.number }

  /// What comes of any number of these and any of the others; `every` where that is not known.
  func apply(_ operation: Operation, _ other: Bounds) -> Bounds {
    let sides = (low.number, high.number, other.low.number, other.high.number)
    switch operation {
    case .plus: return Self.hull([sides.0 + sides.2, sides.1 + sides.3])
    case .minus: return Self.hull([sides.0 - sides.3, sides.1 - sides.2])
    case .times:
      return Self.hull([
        sides.0 * sides.2, sides.0 * sides.3, sides.1 * sides.2, sides.1 * sides.3,
      ])
    case .divided:
      guard let divisor = other.point, divisor != 0 else { return .every }
      return Self.hull([sides.0 / divisor, sides.1 / divisor])
    case .remainder, .or, .and, .equal, .unequal, .less, .atMost, .greater, .atLeast:
      return .every
    }
  }

  /// The numbers from the least to the greatest, ends included.
  private static func hull(_ numbers: [Double]) -> Bounds {
    guard let low = numbers.min(), let high = numbers.max(), !numbers.contains(where: \.isNaN)
    else {
      return .every
    }
    return Bounds(low: End(low), high: End(high))
  }
}

extension Operation {
  /// The comparison that holds exactly where this one does not.
  var opposite: Operation? {
    switch self {
    case .less: .atLeast
    case .atLeast: .less
    case .greater: .atMost
    case .atMost: .greater
    case .equal: .unequal
    case .unequal: .equal
    case .or, .and, .plus, .minus, .times, .divided, .remainder: nil
    }
  }

  /// The same comparison with its sides changed.
  var mirrored: Operation {
    switch self {
    case .less: .greater
    case .greater: .less
    case .atMost: .atLeast
    case .atLeast: .atMost
    case .equal, .unequal, .or, .and, .plus, .minus, .times, .divided, .remainder: self
    }
  }
}
