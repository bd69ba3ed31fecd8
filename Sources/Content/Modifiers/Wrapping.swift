internal import LayoutGeometry
internal import LayoutLanguage

extension LayoutPass {
  /// - Source: `content.md` a.3.
  mutating func length(
    ofPadded node: Int, _ insets: EdgeInsets, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    let content = length(child(of: node), on: axis, insets.inside(proposal))
    return domain.larger(.zero, content + insets.total(on: axis))
  }

  mutating func places(
    inPadded node: Int, _ insets: EdgeInsets, _ proposal: LinearProposal
  ) -> [Placement] {
    var placement = placement(child(of: node), insets.inside(proposal))
    placement.origin = LinearPoint(Point(x: insets.leading, y: insets.top))
    return [placement]
  }

  mutating func length(
    of ratio: AspectRatio, _ node: Int, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    let inside = inside(ratio, node, proposal)
    return length(child(of: node), on: axis, inside)
  }

  mutating func places(
    in ratio: AspectRatio, _ node: Int, _ proposal: LinearProposal
  ) -> [Placement] {
    let inside = inside(ratio, node, proposal)
    return [placement(child(of: node), inside)]
  }

  mutating func places(
    inMoved node: Int, _ offset: Point, _ proposal: LinearProposal
  ) -> [Placement] {
    var placement = placement(child(of: node), proposal)
    placement.origin = LinearPoint(offset)
    return [placement]
  }

  /// What something that keeps a ratio is proposed; the ratio of its ideal if none is given.
  private mutating func inside(
    _ ratio: AspectRatio, _ node: Int, _ proposal: LinearProposal
  ) -> LinearProposal {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    let ideal = ratio.ratio == nil ? size(child(of: node), .ideal) : .zero
    let value = ratio.ratio ?? ideal.width.value / ideal.height.value
    guard value > 0, value.isFinite else { return proposal }
    var height = proposal.height ?? .zero
    if let width = proposal.width.map({ $0 / value }) {
      height =
        proposal.height.map {
          ratio.mode == .fit ? domain.smaller(width, $0) : domain.larger(width, $0)
        } ?? width
    }
    return LinearProposal(width: height * value, height: height)
  }
}

extension EdgeInsets {
  /// What is left of a proposal inside of them.
  fileprivate func inside(_ proposal: LinearProposal) -> LinearProposal {
    LinearProposal(
      width: proposal.width.map { $0 - total(on: .horizontal) },
      height: proposal.height.map { $0 - total(on: .vertical) })
  }
}

extension Axes {
  /// `proposal` without its lengths on these axes.
  func freeing(_ proposal: LinearProposal) -> LinearProposal {
    LinearProposal(
      width: contains(.horizontal) ? nil : proposal.width,
      height: contains(.vertical) ? nil : proposal.height)
  }
}
