internal import LayoutGeometry

/// A length that moves with what an element is proposed: `start`, and so much for each point of the
/// proposed width and height.
///
/// `value` is computed step by step; by the line it may be off in its last digits. What does
/// not move is the same to the last bit.
struct Linear: Equatable {
  /// What it is for the proposal that is being answered.
  let value: Points
  private(set) var start: Points
  private(set) var perWidth = 0.0
  private(set) var perHeight = 0.0
  /// The axes whose proposal has a part in its value.
  private(set) var movingAxes = AxisSet.none

  /// A length that does not move.
  init(_ constant: Points) { (value, start) = (constant, constant) }

  /// `value`, which is what is proposed on `axis`.
  init(proposed value: Points, on axis: Axis) {
    (self.value, start, movingAxes) = (value, 0, AxisSet(on: axis))
    if axis.isHorizontal { perWidth = 1 } else { perHeight = 1 }
  }

  /// `left` plus `weight` times `right`.
  private init(_ value: Points, _ left: Linear, _ right: Linear, weight: Double) {
    self.value = value
    start = left.start + weight * right.start
    perWidth = left.perWidth + weight * right.perWidth
    perHeight = left.perHeight + weight * right.perHeight
    movingAxes = left.movingAxes.or(right.movingAxes)
  }

  /// The same in terms of what moves the proposal that it moves with.
  func moving(with offer: LinearProposal) -> Linear {
    var sum = Linear(start)
    if movingAxes.width, let width = offer.width { sum += width * perWidth }
    if movingAxes.height, let height = offer.height { sum += height * perHeight }
    return Linear(value, sum, .zero, weight: 0)
  }

  static let zero = Linear(0)
  static let infinity = Linear(.infinity)

  /// What it is as an offer: no less than nothing.
  var floored: Points { value > 0 ? value : 0 }

  /// Whether it does not depend on the proposal.
  var isConstant: Bool { !movingAxes.width && !movingAxes.height }

  static func + (left: Linear, right: Linear) -> Linear {
    Linear(left.value + right.value, left, right, weight: 1)
  }

  static func - (left: Linear, right: Linear) -> Linear {
    Linear(left.value - right.value, left, right, weight: -1)
  }

  static func + (left: Linear, right: Points) -> Linear { left + Linear(right) }

  static func - (left: Linear, right: Points) -> Linear { left - Linear(right) }

  static func * (left: Linear, right: Double) -> Linear {
    Linear(left.value * right, .zero, left, weight: right)
  }

  static func / (left: Linear, right: Double) -> Linear {
    Linear(left.value / right, .zero, left, weight: 1 / right)
  }

  static func += (left: inout Linear, right: Linear) { left = left + right }

  static func -= (left: inout Linear, right: Linear) { left = left - right }

  static func += (left: inout Linear, right: Points) { left = left + right }

  static func -= (left: inout Linear, right: Points) { left = left - right }
}
