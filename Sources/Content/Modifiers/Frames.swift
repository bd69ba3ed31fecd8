internal import LayoutGeometry
internal import LayoutModel

extension Engine {
  /// - Source: `content.md` a.3.
  mutating func size(of frame: FixedFrame, _ node: Int, _ proposal: Proposal) -> Size {
    if let width = frame.width, let height = frame.height {
      return Size(width: width, height: height)
    }
    let content = size(child(of: node), frame.inside(proposal))
    return Size(width: frame.width ?? content.width, height: frame.height ?? content.height)
  }

  mutating func places(
    in frame: FixedFrame, _ node: Int, _ size: Size, _ proposal: Proposal
  ) -> [Placement] {
    var placement = placement(child(of: node), frame.inside(proposal))
    placement.origin = frame.alignment.origin(of: placement.size, in: size)
    return [placement]
  }

  /// - Source: `content.md` a.4.
  mutating func size(of frame: FlexibleFrame, _ node: Int, _ proposal: Proposal) -> Size {
    var inside = proposal
    for axis in Axis.allCases { inside[axis] = frame[axis].inside(proposal[axis]) }
    var answers: Size?
    var size = Size.zero
    for axis in Axis.allCases {
      if let length = frame[axis].length(for: proposal[axis]) {
        size[axis] = length
      } else {
        let content = answers ?? self.size(child(of: node), inside)
        answers = content
        size[axis] = frame[axis].length(around: content[axis], inside[axis])
      }
    }
    return size
  }

  mutating func places(
    in frame: FlexibleFrame, _ node: Int, _ size: Size, _ proposal: Proposal
  ) -> [Placement] {
    var inside = Proposal(size)
    for axis in Axis.allCases where frame[axis].leavesOpen(proposal[axis], size[axis]) {
      inside[axis] = nil
    }
    var placement = placement(child(of: node), inside)
    placement.origin = frame.alignment.origin(of: placement.size, in: size)
    return [placement]
  }
}

extension FixedFrame {
  /// What stands in it is proposed.
  fileprivate func inside(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension FlexibleFrame.Bounds {
  /// The bounds in order: none below 0, none below the one before.
  private var least: Points { max(minimum ?? 0, 0) }
  private var wish: Points? { ideal.map { max($0, least) } }
  private var most: Points { max(maximum ?? .infinity, wish ?? least) }

  /// What stands in it is proposed.
  fileprivate func inside(_ proposed: Points?) -> Points? {
    (proposed ?? wish).map { min(max($0, least), most) }
  }

  /// The length where nobody has to ask what stands in it.
  fileprivate func length(for proposed: Points?) -> Points? {
    guard let proposed else { return wish }
    return minimum != nil && maximum != nil ? min(max(proposed, least), most) : nil
  }

  /// The length around something of a length that was proposed `inside`.
  fileprivate func length(around content: Points, _ inside: Points?) -> Points {
    switch (minimum != nil, maximum != nil) {
    case (true, true): min(max(content, least), most)
    case (true, false): max(min(inside ?? .infinity, content), least)
    case (false, true): min(max(inside ?? -.infinity, content), most)
    case (false, false): content
    }
  }

  /// Whether what stands in it is proposed nothing once the frame is `length` long.
  fileprivate func leavesOpen(_ proposed: Points?, _ length: Points) -> Bool {
    proposed == nil && ideal == nil && least < length && length < most
  }
}
