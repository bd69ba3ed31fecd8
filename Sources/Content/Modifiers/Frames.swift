internal import LayoutGeometry
internal import LayoutModel

extension Engine {
  /// - Source: `content.md` a.3.
  mutating func size(of frame: FixedFrame, _ node: Int, _ proposal: Offer) -> LinearSize {
    if let width = frame.width, let height = frame.height {
      return LinearSize(Size(width: width, height: height))
    }
    let content = size(child(of: node), frame.inside(proposal))
    return LinearSize(
      width: frame.width.map { Linear($0) } ?? content.width,
      height: frame.height.map { Linear($0) } ?? content.height)
  }

  mutating func places(
    in frame: FixedFrame, _ node: Int, _ size: LinearSize, _ proposal: Offer
  ) -> [Placement] {
    var placement = placement(child(of: node), frame.inside(proposal))
    placement.origin = frame.alignment.origin(of: placement.size, in: size)
    return [placement]
  }

  /// - Source: `content.md` a.4.
  mutating func size(of frame: FlexibleFrame, _ node: Int, _ proposal: Offer) -> LinearSize {
    var inside = proposal
    for axis in Axis.allCases { inside[axis] = frame[axis].inside(proposal[axis], &domain) }
    var answers: LinearSize?
    var size = LinearSize.zero
    for axis in Axis.allCases {
      if let length = frame[axis].length(for: proposal[axis], &domain) {
        size[axis] = length
      } else {
        let content = answers ?? self.size(child(of: node), inside)
        answers = content
        size[axis] = frame[axis].length(around: content[axis], inside[axis], &domain)
      }
    }
    return size
  }

  mutating func places(
    in frame: FlexibleFrame, _ node: Int, _ size: LinearSize, _ proposal: Offer
  ) -> [Placement] {
    var inside = Offer(size)
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
  fileprivate func inside(_ proposal: Offer) -> Offer {
    Offer(
      width: width.map { Linear($0) } ?? proposal.width,
      height: height.map { Linear($0) } ?? proposal.height)
  }
}

extension FlexibleFrame.Bounds {
  /// The bounds in order: none below 0, none below the one before.
  private var least: Points { max(minimum ?? 0, 0) }
  private var wish: Points? { ideal.map { max($0, least) } }
  private var most: Points { max(maximum ?? .infinity, wish ?? least) }

  /// What stands in it is proposed.
  fileprivate func inside(_ proposed: Linear?, _ domain: inout Domain) -> Linear? {
    guard let proposed else { return wish.map { Linear(min($0, most)) } }
    return clamp(proposed, &domain)
  }

  /// The length where nobody has to ask what stands in it.
  fileprivate func length(for proposed: Linear?, _ domain: inout Domain) -> Linear? {
    guard let proposed else { return wish.map { Linear($0) } }
    return minimum != nil && maximum != nil ? clamp(proposed, &domain) : nil
  }

  private func clamp(_ length: Linear, _ domain: inout Domain) -> Linear {
    domain.smaller(domain.larger(length, Linear(least)), Linear(most))
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
