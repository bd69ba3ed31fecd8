internal import LayoutGeometry
internal import LayoutLanguage

extension LayoutPass {
  /// - Source: `content.md` d.1.
  mutating func length(
    ofFirstFit node: Int, _ axes: Axes, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    chosen(in: node, axes, proposal).map { length($0, on: axis, proposal) } ?? .zero
  }

  mutating func places(
    inFirstFit node: Int, _ axes: Axes, _ proposal: LinearProposal
  ) -> [Placement] {
    chosen(in: node, axes, proposal).map { [placement($0, proposal)] } ?? []
  }

  /// The first child whose ideal fits, else the last.
  mutating func chosen(in node: Int, _ axes: Axes, _ proposal: LinearProposal) -> Int? {
    let children = tree.children(of: node)
    for child in children.dropLast() {
      let ideal = size(child, .ideal)
      let fits = Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis), let length = proposal[axis] else { return true }
        return !domain.exceeds(ideal[axis], length + Self.slack)
      }
      if fits { return child }
    }
    return children.last
  }
}
