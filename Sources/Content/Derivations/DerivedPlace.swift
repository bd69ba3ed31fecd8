internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSteps

/// Where a child stands in its parent, and what it is proposed there, as they came about.
struct DerivedPlace {
  let child: Int
  let size: DerivedSize
  let offer: DerivedOffer
  /// From the start of its parent; `nil`: nothing.
  var x: DerivedShift?
  var y: DerivedShift?

  init(child: Int, size: DerivedSize, offer: DerivedOffer) {
    (self.child, self.size, self.offer) = (child, size, offer)
  }

  subscript(axis: Axis) -> DerivedShift? {
    get { axis.isHorizontal ? x : y }
    set { if axis.isHorizontal { x = newValue } else { y = newValue } }
  }

  /// Puts it in the middle of `space`.
  mutating func center(in space: DerivedSize, _ cause: DerivedValue.Cause) {
    for axis in Axis.allCases {
      self[axis] = DerivedShift(aligning: size[axis], in: space[axis], at: 0.5, cause)
    }
  }

  /// Where it starts, if its parent starts at `start`.
  func start(from start: (x: DerivedValue, y: DerivedValue)) -> (x: DerivedValue, y: DerivedValue) {
    (x?.added(to: start.x) ?? start.x, y?.added(to: start.y) ?? start.y)
  }
}

/// How far something is from the start of what it stands in, and why.
struct DerivedShift {
  let operand: DerivedValue.Operand
  let reason: DerivedValue.Reason

  /// `nil` for no distance.
  init?(_ operand: DerivedValue.Operand, _ reason: DerivedValue.Reason) {
    guard operand.number != 0 else { return nil }
    (self.operand, self.reason) = (operand, reason)
  }

  /// That of something `length` long in a box: `share` of what is left lies before it.
  init?(
    aligning length: DerivedValue, in space: DerivedValue, at share: Double,
    _ cause: DerivedValue.Cause
  ) {
    guard share != 0, space.result != length.result else { return nil }
    let left = DerivedValue(
      .subtract, [.value(space), .value(length)], .init("aligned", "what is left: ", cause))
    self.init(
      .value(share == 1 ? left : left.half(.init("aligned", "half of what is left: ", cause))),
      .init("aligned", share == 1 ? "at the end of its space: " : "in the middle: ", cause))
  }

  /// What is that far behind `start`.
  func added(to start: DerivedValue) -> DerivedValue {
    DerivedValue(.add, [.value(start), operand], reason)
  }

  /// It as a value: from the start of the parent.
  var value: DerivedValue {
    added(to: DerivedValue(given: 0, "aligned", "at its start", .init(origin: .default)))
  }
}

extension DerivedShift? {
  /// As a value: from the start of the parent.
  var value: DerivedValue {
    self?.value ?? DerivedValue(given: 0, "aligned", "at its start", .init(origin: .default))
  }
}

/// What an element is proposed, as it came about; `nil` on an axis: nothing.
struct DerivedOffer: Sendable {
  var width: DerivedValue?
  var height: DerivedValue?

  /// Nothing on either axis.
  static let ideal = DerivedOffer()

  init(width: DerivedValue? = nil, height: DerivedValue? = nil) {
    (self.width, self.height) = (width, height)
  }

  init(_ size: DerivedSize) { self.init(width: size.width, height: size.height) }

  /// `length` on `axis` and `breadth` across.
  init(_ axis: Axis, _ length: DerivedValue?, across breadth: DerivedValue?) {
    self.init(
      width: axis.isHorizontal ? length : breadth, height: axis.isHorizontal ? breadth : length)
  }

  subscript(axis: Axis) -> DerivedValue? {
    get { axis.isHorizontal ? width : height }
    set { if axis.isHorizontal { width = newValue } else { height = newValue } }
  }

  /// The same with another length on `axis`.
  func replacing(_ axis: Axis, with length: DerivedValue?) -> DerivedOffer {
    var copy = self
    copy[axis] = length
    return copy
  }

  /// The same without its lengths on `axes`.
  func freeing(_ axes: Axes) -> DerivedOffer {
    DerivedOffer(
      width: axes.contains(.horizontal) ? nil : width,
      height: axes.contains(.vertical) ? nil : height)
  }

  /// No length below 0.
  var atLeastZero: DerivedOffer {
    DerivedOffer(
      width: width?.atLeast(0, "proposed"), height: height?.atLeast(0, "proposed"))
  }

  /// Its numbers.
  var value: PartialSize { PartialSize(width: width?.result, height: height?.result) }
  var linear: LinearProposal { LinearProposal(value) }
}
