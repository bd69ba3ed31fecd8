internal import LayoutGeometry
internal import LayoutLanguage

extension LayoutPass {
  /// - Source: `content.md` e.2.
  mutating func length(
    of outline: Outline, _ node: Int, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    if axis.isHorizontal, let width = proposal.width { return width }
    let inside = inside(proposal.width, within: 2 * outline.margin)
    var length = Linear.zero
    for row in tree.children(of: node) {
      let answer = self.length(row, on: axis, inside)
      length = axis.isHorizontal ? domain.larger(length, answer) : length + answer
    }
    return axis.isHorizontal ? length + 2 * outline.margin : length
  }

  mutating func places(in outline: Outline, _ node: Int, _ size: LinearSize) -> [Placement] {
    var top = Linear.zero
    return tree.children(of: node).map { row in
      var placement = placement(row, inside(size.width, within: 2 * outline.margin))
      placement.origin = LinearPoint(x: Linear(outline.margin), y: top)
      top += placement.size.height
      return placement
    }
  }

  mutating func length(
    of row: OutlineRow, _ node: Int, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    if axis.isHorizontal, let width = proposal.width { return width }
    let inside = inside(proposal.width, within: row.insets.total(on: .horizontal))
    let length = length(child(of: node), on: axis, inside) + row.insets.total(on: axis)
    return axis.isHorizontal ? length : domain.larger(Linear(row.minimumHeight), length)
  }

  mutating func places(in row: OutlineRow, _ node: Int, _ size: LinearSize) -> [Placement] {
    var placement = placement(
      child(of: node), inside(size.width, within: row.insets.total(on: .horizontal)))
    let rest = size.height - row.insets.total(on: .vertical) - placement.size.height
    placement.origin = LinearPoint(
      x: Linear(row.insets.leading), y: rest / 2 + row.insets.top)
    return [placement]
  }

  /// What is proposed to what stands inside of margins.
  private func inside(_ width: Linear?, within margins: Points) -> LinearProposal {
    LinearProposal(width: width.map { $0 - margins })
  }
}
