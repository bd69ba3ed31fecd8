internal import LayoutGeometry
internal import LayoutLanguage

extension LayoutPass {
  /// What is proposed along the axis, the content's across it.
  ///
  /// - Source: `content.md` b.1.
  mutating func length(
    ofScroll node: Int, _ direction: Axis, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    if axis == direction, let length = proposal[axis] { return length }
    guard let child = tree.children(of: node).first else { return .zero }
    return length(child, on: axis, proposal.replacing(direction, with: nil))
  }

  /// Across the axis the scroll is as long as its content.
  mutating func places(
    inScroll node: Int, _ axis: Axis, _ proposal: LinearProposal
  ) -> [Placement] {
    tree.children(of: node).map { placement($0, proposal.replacing(axis, with: nil)) }
  }
}
