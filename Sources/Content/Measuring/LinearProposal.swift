internal import LayoutGeometry
internal import LayoutLanguage

/// What an element proposes to another, as it moves with what it is proposed itself.
struct LinearProposal: Equatable {
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
      axis.isHorizontal
      ? Self(width: length, height: breadth)
      : Self(width: breadth, height: length)
  }

  /// One that does not move.
  init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.map { Linear($0) }, height: proposal.height.map { Linear($0) })
  }

  /// `proposal` as the node that is measured gets it.
  init(answering proposal: Proposal) {
    self.init(
      width: proposal.width.map { Linear(proposed: $0, on: .horizontal) },
      height: proposal.height.map { Linear(proposed: $0, on: .vertical) })
  }

  /// What it is for the proposal that is being answered; no length is below 0.
  var value: Proposal {
    Proposal(width: width?.floored, height: height?.floored)
  }

  subscript(axis: Axis) -> Linear? {
    get { axis.isHorizontal ? width : height }
    set { if axis.isHorizontal { width = newValue } else { height = newValue } }
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
