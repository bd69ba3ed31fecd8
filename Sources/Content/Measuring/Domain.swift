internal import LayoutGeometry
internal import LayoutLanguage

/// The proposals for which an answer holds: those around one for which everything on the way to the
/// answer is decided alike, so that it comes out the same to the last bit.
///
/// What is proposed nothing on an axis is not among those that are proposed a length there.
struct Domain {
  /// The lengths on one axis for which it holds, the center included.
  struct Interval {
    let center: Points
    var lower: Points = -.infinity
    var upper: Points = .infinity

    /// Keeps the lengths that make `start + slope * length` no less than zero, with a margin for
    /// rounding.
    fileprivate mutating func require(_ slope: Double, _ start: Points) {
      let terms = max(1, abs(start), center.isFinite ? abs(slope * center) : 0)
      let margin = terms.isFinite ? Domain.margin * terms : 0
      let bound = (margin - start) / slope
      if slope > 0, !bound.isNaN {
        lower = max(lower, min(bound, center))
      } else if slope < 0, !bound.isNaN {
        upper = min(upper, max(bound, center))
      } else {
        pin()
      }
    }

    /// Keeps the one length.
    fileprivate mutating func pin() { (lower, upper) = (center, center) }

    /// Keeps lengths that have an end if this one has, and none of these if it has not.
    fileprivate mutating func separate() {
      guard center.isFinite else { return pin() }
      upper = min(upper, .greatestFiniteMagnitude)
    }

    /// Keeps the lengths for which another one holds that is made around the same.
    fileprivate mutating func keep(within other: Interval) {
      (lower, upper) = (max(lower, other.lower), min(upper, other.upper))
    }

    /// Whether it holds for every length.
    var isUnbounded: Bool { lower <= 0 && upper == .infinity }

    /// Whether it holds for `length`; what moves with that, for the one it is made around.
    func holds(for length: Points, isMoving: Bool) -> Bool {
      isMoving ? length == center : lower <= length && length <= upper
    }
  }

  subscript(axis: Axis) -> Interval { axis.isHorizontal ? width : height }

  private(set) var width: Interval
  private(set) var height: Interval

  /// The rounding error allowed for, as a fraction of the lengths that are added up.
  private static let margin = 1e-11

  /// All proposals around `proposal`.
  init(around proposal: Proposal) {
    width = Interval(center: proposal.width ?? 0)
    height = Interval(center: proposal.height ?? 0)
  }

  /// All proposals around the lengths that another domain is made around.
  init(centeredLike other: Domain) {
    width = Interval(center: other.width.center)
    height = Interval(center: other.height.center)
  }

  /// Whether another domain is made around the same lengths. What is proposed nothing on an axis is at
  /// 0 there: no length moves with that.
  func hasSameCenter(as other: Domain) -> Bool {
    width.center == other.width.center && height.center == other.height.center
  }

  /// Keeps the proposals of another domain with the same center.
  mutating func keep(within other: Domain) {
    width.keep(within: other.width)
    height.keep(within: other.height)
  }

  /// Keeps the proposals for which `slack`, which is no less than zero, stays so.
  mutating func require(_ slack: Linear) {
    switch (slack.movingAxes.width, slack.movingAxes.height) {
    case (false, false): break
    case _ where !(slack.value >= 0): pin(slack)
    case (true, false): width.require(slack.perWidth, slack.start)
    case (false, true): height.require(slack.perHeight, slack.start)
    case (true, true): divide(slack)
    }
  }

  /// Gives each axis one half of a slack that depends on both.
  private mutating func divide(_ slack: Linear) {
    guard slack.value.isFinite else {
      // One of the two has no end, and then the other one does not matter.
      if !width.center.isFinite { width.pin() }
      if !height.center.isFinite { height.pin() }
      return
    }
    let half = slack.value / 2
    width.require(slack.perWidth, half - slack.perWidth * width.center)
    height.require(slack.perHeight, half - slack.perHeight * height.center)
  }

  /// Keeps the proposals for which `length` is what it is.
  mutating func pin(_ length: Linear) {
    if length.movingAxes.width { width.pin() }
    if length.movingAxes.height { height.pin() }
  }

  /// Separates finite from infinite proposals where `length` depends on them.
  mutating func separate(_ length: Linear) {
    if length.movingAxes.width { width.separate() }
    if length.movingAxes.height { height.separate() }
  }
}

/// Decisions: each keeps the proposals for which it falls the same.
extension Domain {
  /// The larger of two lengths, the first where they are the same.
  mutating func larger(_ left: Linear, _ right: Linear) -> Linear {
    if left.isEndless || right.isEndless { return .infinity }
    let isLeft = left.value >= right.value
    require(isLeft ? left - right : right - left)
    return isLeft ? left : right
  }

  /// The smaller of two lengths, the first where they are the same.
  mutating func smaller(_ left: Linear, _ right: Linear) -> Linear {
    if right.isEndless { return left }
    if left.isEndless { return right }
    let isLeft = left.value <= right.value
    require(isLeft ? right - left : left - right)
    return isLeft ? left : right
  }

  /// Whether `left` is larger, where it is not the same if they are equal.
  mutating func exceeds(_ left: Linear, _ right: Linear) -> Bool {
    keepOrder(left, right)
    return left.value > right.value
  }

  /// Whether `length` has an end.
  mutating func isFinite(_ length: Linear) -> Bool {
    separate(length)
    return length.value.isFinite
  }

  /// Keeps the proposals for which the larger of two lengths is none that is smaller than the other.
  mutating func keepOrder(_ left: Linear, _ right: Linear) {
    if left.isEndless || right.isEndless {
      separate(left)
      separate(right)
    } else {
      require(left.value > right.value ? left - right : right - left)
    }
  }

  /// Keeps the order of two lengths; if they are the same, the proposals for which they are.
  mutating func keepOrderOrEquality(_ left: Linear, _ right: Linear) {
    if left.value < right.value || left.value > right.value {
      keepOrder(left, right)
    } else {
      pin(left - right)
    }
  }
}

extension Linear {
  /// Whether it is infinite for every proposal.
  fileprivate var isEndless: Bool { isConstant && value == .infinity }
}
