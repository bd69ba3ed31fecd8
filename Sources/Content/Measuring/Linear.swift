internal import LayoutGeometry
internal import LayoutModel

/// A length that moves with what an element is proposed: `start`, and so much for each point of the
/// proposed width and height.
///
/// `value` is what it comes to step by step; by the line it may be off in its last digits. What does
/// not move is the same to the last bit.
struct Linear {
  /// What it is for the proposal that is being answered.
  let value: Points
  private(set) var start: Points
  private(set) var perWidth = 0.0
  private(set) var perHeight = 0.0
  /// The axes whose proposal has a part in its value.
  private(set) var movers = Indifference.none

  /// A length that does not move.
  init(_ constant: Points) { (value, start) = (constant, constant) }

  /// `value`, which is what is proposed on `axis`.
  init(proposed value: Points, on axis: Axis) {
    (self.value, start, movers) = (value, 0, Indifference(on: axis))
    if axis == .horizontal { perWidth = 1 } else { perHeight = 1 }
  }

  /// What `left` and as much of `right` as `weight` says come to.
  private init(_ value: Points, _ left: Linear, _ right: Linear, weight: Double) {
    self.value = value
    start = left.start + weight * right.start
    perWidth = left.perWidth + weight * right.perWidth
    perHeight = left.perHeight + weight * right.perHeight
    movers = left.movers.or(right.movers)
  }

  static let zero = Linear(0)
  static let infinity = Linear(.infinity)

  /// What it is as an offer: no less than nothing.
  fileprivate var floored: Points { value > 0 ? value : 0 }

  /// Whether it is the same whatever is proposed.
  var isConstant: Bool { !movers.width && !movers.height }

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
}

/// A size that moves with what an element is proposed.
struct LinearSize {
  var width: Linear
  var height: Linear

  static let zero = LinearSize(width: .zero, height: .zero)

  init(width: Linear, height: Linear) { (self.width, self.height) = (width, height) }

  /// A size that does not move.
  init(_ size: Size) { self.init(width: Linear(size.width), height: Linear(size.height)) }

  /// The size of `length` on `axis` and `breadth` across.
  init(_ axis: Axis, _ length: Linear, across breadth: Linear) {
    self = .zero
    self[axis] = length
    self[axis.flipped] = breadth
  }

  /// What it is for the proposal that is being answered.
  var value: Size { Size(width: width.value, height: height.value) }

  subscript(axis: Axis) -> Linear {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A place that moves with what an element is proposed.
struct LinearPoint {
  var x: Linear
  var y: Linear

  static let zero = LinearPoint(x: .zero, y: .zero)

  init(x: Linear, y: Linear) { (self.x, self.y) = (x, y) }

  /// A place that does not move.
  init(_ point: Point) { self.init(x: Linear(point.x), y: Linear(point.y)) }

  /// The place `along` an axis and `across` it.
  init(_ axis: Axis, _ along: Linear, across: Linear) {
    self = axis == .horizontal ? Self(x: along, y: across) : Self(x: across, y: along)
  }

  /// What it is for the proposal that is being answered.
  var value: Point { Point(x: x.value, y: y.value) }

  static func + (left: LinearPoint, right: LinearPoint) -> LinearPoint {
    LinearPoint(x: left.x + right.x, y: left.y + right.y)
  }
}

/// What an element proposes to another, as it moves with what it is proposed itself.
struct LinearProposal {
  var width: Linear?
  var height: Linear?

  /// Nothing on either axis.
  static let ideal = LinearProposal()

  init(width: Linear? = nil, height: Linear? = nil) {
    (self.width, self.height) = (width, height)
  }

  init(_ size: LinearSize) { self.init(width: size.width, height: size.height) }

  /// The offer of `length` on `axis` and `breadth` across.
  init(_ axis: Axis, _ length: Linear?, across breadth: Linear?) {
    self =
      axis == .horizontal
      ? Self(width: length, height: breadth)
      : Self(width: breadth, height: length)
  }

  /// One that does not move.
  init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.map { Linear($0) }, height: proposal.height.map { Linear($0) })
  }

  /// `proposal` for the one who is asked.
  init(answering proposal: Proposal) {
    self.init(
      width: proposal.width.map { Linear(proposed: $0, on: .horizontal) },
      height: proposal.height.map { Linear(proposed: $0, on: .vertical) })
  }

  /// What it is for the proposal that is being answered; nobody is offered less than nothing.
  var value: Proposal {
    Proposal(width: width?.floored, height: height?.floored)
  }

  subscript(axis: Axis) -> Linear? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The same with another length on `axis`.
  func replacing(_ axis: Axis, with length: Linear?) -> LinearProposal {
    var copy = self
    copy[axis] = length
    return copy
  }

  /// What it is of something that takes what it is proposed.
  func filling(ideal: Size) -> LinearSize {
    LinearSize(width: width ?? Linear(ideal.width), height: height ?? Linear(ideal.height))
  }
}

extension BoxAlignment {
  /// Where something of a size starts in a box of another, which it may stick out of.
  func origin(of inner: LinearSize, in outer: LinearSize) -> LinearPoint {
    LinearPoint(
      x: (outer.width - inner.width) * unit.x, y: (outer.height - inner.height) * unit.y)
  }
}
