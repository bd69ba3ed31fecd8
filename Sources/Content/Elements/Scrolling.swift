internal import LayoutGeometry
internal import LayoutModel

extension Engine {
  /// What is proposed along the axis, the content's across it.
  ///
  /// - Source: `content.md` b.1.
  mutating func size(ofScroll node: Int, _ axis: Axis, _ proposal: Offer) -> LinearSize {
    guard let child = tree.children(of: node).first else {
      return LinearSize(axis, proposal[axis] ?? .zero, across: .zero)
    }
    let content = size(child, proposal.replacing(axis, with: nil))
    return LinearSize(axis, proposal[axis] ?? content[axis], across: content[axis.flipped])
  }

  mutating func places(
    inScroll node: Int, _ axis: Axis, _ size: LinearSize, _ proposal: Offer
  ) -> [Placement] {
    tree.children(of: node).map { child in
      var placement = placement(child, proposal.replacing(axis, with: nil))
      let rest = size[axis.flipped] - placement.size[axis.flipped]
      placement.origin = LinearPoint(axis, .zero, across: rest / 2)
      return placement
    }
  }
}
