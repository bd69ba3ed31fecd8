internal import LayoutGeometry
internal import LayoutModel

extension Engine {
  /// - Source: `content.md` e.2.
  mutating func size(of outline: Outline, _ node: Int, _ proposal: Offer) -> LinearSize {
    var size = LinearSize.zero
    for row in tree.children(of: node) {
      let answer = self.size(row, inside(proposal.width, within: 2 * outline.margin))
      size.width = domain.larger(size.width, answer.width)
      size.height = size.height + answer.height
    }
    size.width = proposal.width ?? (size.width + 2 * outline.margin)
    return size
  }

  mutating func places(in outline: Outline, _ node: Int, _ size: LinearSize) -> [Placement] {
    var top = Linear.zero
    return tree.children(of: node).map { row in
      var placement = placement(row, inside(size.width, within: 2 * outline.margin))
      placement.origin = LinearPoint(x: Linear(outline.margin), y: top)
      top = top + placement.size.height
      return placement
    }
  }

  mutating func size(of row: OutlineRow, _ node: Int, _ proposal: Offer) -> LinearSize {
    let content = size(child(of: node), inside(proposal.width, within: row.insets.total(on: .horizontal)))
    return LinearSize(
      width: proposal.width ?? (content.width + row.insets.total(on: .horizontal)),
      height: domain.larger(
        Linear(row.minimumHeight), content.height + row.insets.total(on: .vertical)))
  }

  mutating func places(in row: OutlineRow, _ node: Int, _ size: LinearSize) -> [Placement] {
    var placement = placement(child(of: node), inside(size.width, within: row.insets.total(on: .horizontal)))
    let rest = size.height - row.insets.total(on: .vertical) - placement.size.height
    placement.origin = LinearPoint(
      x: Linear(row.insets.leading), y: rest / 2 + row.insets.top)
    return [placement]
  }

  /// What is proposed to what stands inside of margins.
  private mutating func inside(_ width: Linear?, within margins: Points) -> Offer {
    Offer(width: width.map { domain.larger(.zero, $0 - margins) })
  }
}
