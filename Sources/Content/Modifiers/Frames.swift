internal import LayoutGeometry
internal import LayoutLanguage

extension LayoutPass {
  /// - Source: `content.md` a.3.
  mutating func length(
    of frame: FixedFrame, _ node: Int, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    if let length = PartialSize(width: frame.width, height: frame.height)[axis] {
      return Linear(length)
    }
    return length(child(of: node), on: axis, frame.inside(proposal))
  }

  mutating func places(
    in frame: FixedFrame, _ node: Int, _ size: LinearSize, _ proposal: LinearProposal
  ) -> [Placement] {
    var placement = placement(child(of: node), frame.inside(proposal))
    placement.origin = frame.alignment.origin(of: placement.size, in: size)
    return [placement]
  }

  /// - Source: `content.md` a.4.
  mutating func length(
    of frame: FlexibleFrame, _ node: Int, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    let inside = frame[axis].inside(proposal[axis], &domain)
    if let length = frame[axis].length(for: proposal[axis], inside, &domain) { return length }
    let across = frame[axis.flipped].inside(proposal[axis.flipped], &domain)
    let content = length(child(of: node), on: axis, LinearProposal(axis, inside, across: across))
    return frame[axis].length(around: content, inside, &domain)
  }

  mutating func places(
    in frame: FlexibleFrame, _ node: Int, _ size: LinearSize, _ proposal: LinearProposal
  ) -> [Placement] {
    var inside = LinearProposal(size)
    for axis in Axis.allCases where proposal[axis] == nil {
      if frame[axis].leavesOpen(size[axis], &domain) { inside[axis] = nil }
    }
    var placement = placement(child(of: node), inside)
    placement.origin = frame.alignment.origin(of: placement.size, in: size)
    return [placement]
  }
}

extension FixedFrame {
  /// What stands in it is proposed.
  fileprivate func inside(_ proposal: LinearProposal) -> LinearProposal {
    LinearProposal(
      width: width.map { Linear($0) } ?? proposal.width,
      height: height.map { Linear($0) } ?? proposal.height)
  }
}

extension FlexibleFrame.Bounds {
  /// The bounds in order: none below 0, none below the one before.
  var least: Points { max(minimum ?? 0, 0) }
  var wish: Points? { ideal.map { max($0, least) } }
  var most: Points { max(maximum ?? .infinity, wish ?? least) }

  /// What stands in it is proposed.
  fileprivate func inside(_ proposed: Linear?, _ domain: inout Domain) -> Linear? {
    guard let proposed else { return wish.map { Linear(min($0, most)) } }
    return clamp(proposed, &domain)
  }

  /// The length where the child, which is proposed `inside`, need not be measured.
  fileprivate func length(
    for proposed: Linear?, _ inside: Linear?, _ domain: inout Domain
  ) -> Linear? {
    guard proposed != nil, let inside else { return wish.map { Linear($0) } }
    switch (minimum != nil, maximum != nil) {
    case (true, true): return inside
    case (true, false) where !domain.exceeds(inside, Linear(least)): return Linear(least)
    case (false, true) where !domain.exceeds(Linear(most), inside): return Linear(most)
    case (true, false), (false, true), (false, false): return nil
    }
  }

  /// How long it is at the most if it is proposed nothing, around something that is then at the most
  /// `content` long.
  func boundOfLeast(around content: Points) -> Points {
    var domain = Domain(around: .ideal)
    let inside = inside(.zero, &domain)
    return
      (length(for: .zero, inside, &domain)
      ?? length(around: Linear(content), inside, &domain)).value
  }

  private func clamp(_ length: Linear, _ domain: inout Domain) -> Linear {
    // No proposal is below 0.
    let length = least > 0 ? domain.larger(length, Linear(least)) : length
    return domain.smaller(length, Linear(most))
  }

  /// The length around something of a length that was proposed `inside`.
  fileprivate func length(
    around content: Linear, _ inside: Linear?, _ domain: inout Domain
  ) -> Linear {
    switch (minimum != nil, maximum != nil) {
    case (true, true): return clamp(content, &domain)
    case (true, false):
      let length = inside.map { domain.smaller($0, content) } ?? content
      return domain.larger(length, Linear(least))
    case (false, true):
      let length = inside.map { domain.larger($0, content) } ?? content
      return domain.smaller(length, Linear(most))
    case (false, false): return content
    }
  }

  /// Whether what stands in it is proposed nothing, where the frame is not either, once that is
  /// `length` long.
  fileprivate func leavesOpen(_ length: Linear, _ domain: inout Domain) -> Bool {
    ideal == nil && domain.exceeds(length, Linear(least)) && domain.exceeds(Linear(most), length)
  }
}
