internal import LayoutGeometry
internal import LayoutModel

extension Engine {
  /// - Source: `content.md` a.3.
  mutating func size(
    ofPadded node: Int, _ insets: EdgeInsets, _ proposal: Proposal
  ) -> Size {
    let content = size(child(of: node), insets.inside(proposal))
    return Size(
      width: max(0, content.width + insets.total(on: .horizontal)),
      height: max(0, content.height + insets.total(on: .vertical)))
  }

  mutating func places(
    inPadded node: Int, _ insets: EdgeInsets, _ proposal: Proposal
  ) -> [Placement] {
    var placement = placement(child(of: node), insets.inside(proposal))
    placement.origin = Point(x: insets.leading, y: insets.top)
    return [placement]
  }

  mutating func size(of ratio: AspectRatio, _ node: Int, _ proposal: Proposal) -> Size {
    let inside = inside(ratio, node, proposal)
    return size(child(of: node), inside)
  }

  mutating func places(
    in ratio: AspectRatio, _ node: Int, _ proposal: Proposal
  ) -> [Placement] {
    let inside = inside(ratio, node, proposal)
    return [placement(child(of: node), inside)]
  }

  mutating func places(
    inMoved node: Int, _ offset: Point, _ proposal: Proposal
  ) -> [Placement] {
    var placement = placement(child(of: node), proposal)
    placement.origin = offset
    return [placement]
  }

  /// What something that keeps a ratio is proposed; the ratio of its ideal if none is given.
  private mutating func inside(
    _ ratio: AspectRatio, _ node: Int, _ proposal: Proposal
  ) -> Proposal {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    let ideal = ratio.ratio == nil ? size(child(of: node), .ideal) : .zero
    let value = ratio.ratio ?? ideal.width / ideal.height
    guard value > 0, value.isFinite else { return proposal }
    let lengths = [proposal.width.map { $0 / value }, proposal.height].compactMap(\.self)
    let height = (ratio.mode == .fit ? lengths.min() : lengths.max()) ?? 0
    return Proposal(width: height * value, height: height)
  }
}

extension EdgeInsets {
  /// What is left of a proposal inside of them.
  fileprivate func inside(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - total(on: .horizontal)) },
      height: proposal.height.map { max(0, $0 - total(on: .vertical)) })
  }
}

extension Axes {
  /// `proposal` without its lengths on these axes.
  func freeing(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: contains(.horizontal) ? nil : proposal.width,
      height: contains(.vertical) ? nil : proposal.height)
  }
}
