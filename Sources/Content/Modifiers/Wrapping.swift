internal import LayoutGeometry
internal import LayoutModel

extension Engine {
  /// - Source: `content.md` a.3.
  mutating func size(
    ofPadded node: Int, _ insets: EdgeInsets, _ proposal: Offer
  ) -> LinearSize {
    let content = size(child(of: node), inside(insets, proposal))
    return LinearSize(
      width: domain.larger(.zero, content.width + insets.total(on: .horizontal)),
      height: domain.larger(.zero, content.height + insets.total(on: .vertical)))
  }

  mutating func places(
    inPadded node: Int, _ insets: EdgeInsets, _ proposal: Offer
  ) -> [Placement] {
    var placement = placement(child(of: node), inside(insets, proposal))
    placement.origin = LinearPoint(Point(x: insets.leading, y: insets.top))
    return [placement]
  }

  mutating func size(of ratio: AspectRatio, _ node: Int, _ proposal: Offer) -> LinearSize {
    let inside = inside(ratio, node, proposal)
    return size(child(of: node), inside)
  }

  mutating func places(
    in ratio: AspectRatio, _ node: Int, _ proposal: Offer
  ) -> [Placement] {
    let inside = inside(ratio, node, proposal)
    return [placement(child(of: node), inside)]
  }

  mutating func places(
    inMoved node: Int, _ offset: Point, _ proposal: Offer
  ) -> [Placement] {
    var placement = placement(child(of: node), proposal)
    placement.origin = LinearPoint(offset)
    return [placement]
  }

  /// What something that keeps a ratio is proposed; the ratio of its ideal if none is given.
  private mutating func inside(
    _ ratio: AspectRatio, _ node: Int, _ proposal: Offer
  ) -> Offer {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    let ideal = ratio.ratio == nil ? size(child(of: node), .ideal) : .zero
    let value = ratio.ratio ?? ideal.width.value / ideal.height.value
    guard value > 0, value.isFinite else { return proposal }
    var height = proposal.height ?? .zero
    if let width = proposal.width.map({ $0 / value }) {
      height = proposal.height.map { ratio.mode == .fit ? domain.smaller(width, $0) : domain.larger(width, $0) } ?? width
    }
    return Offer(width: height * value, height: height)
  }

  /// What is left of a proposal inside of insets.
  private mutating func inside(_ insets: EdgeInsets, _ proposal: Offer) -> Offer {
    Offer(
      width: proposal.width.map { domain.larger(.zero, $0 - insets.total(on: .horizontal)) },
      height: proposal.height.map { domain.larger(.zero, $0 - insets.total(on: .vertical)) })
  }
}

extension Axes {
  /// `proposal` without its lengths on these axes.
  func freeing(_ proposal: Offer) -> Offer {
    Offer(
      width: contains(.horizontal) ? nil : proposal.width,
      height: contains(.vertical) ? nil : proposal.height)
  }
}
