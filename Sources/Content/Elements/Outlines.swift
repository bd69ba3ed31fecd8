internal import LayoutGeometry
internal import LayoutModel

extension Engine {
  /// - Source: `content.md` e.2.
  mutating func size(of outline: Outline, _ node: Int, _ proposal: Proposal) -> Size {
    var size = Size.zero
    for row in tree.children(of: node) {
      let answer = self.size(row, outline.inside(proposal.width))
      size.width = max(size.width, answer.width)
      size.height += answer.height
    }
    size.width = proposal.width ?? size.width + 2 * outline.margin
    return size
  }

  mutating func places(in outline: Outline, _ node: Int, _ size: Size) -> [Placement] {
    var top: Points = 0
    return tree.children(of: node).map { row in
      var placement = placement(row, outline.inside(size.width))
      placement.origin = Point(x: outline.margin, y: top)
      top += placement.size.height
      return placement
    }
  }

  mutating func size(of row: OutlineRow, _ node: Int, _ proposal: Proposal) -> Size {
    let content = size(child(of: node), row.inside(proposal.width))
    return Size(
      width: proposal.width ?? content.width + row.insets.total(on: .horizontal),
      height: max(row.minimumHeight, content.height + row.insets.total(on: .vertical)))
  }

  mutating func places(in row: OutlineRow, _ node: Int, _ size: Size) -> [Placement] {
    var placement = placement(child(of: node), row.inside(size.width))
    let rest = size.height - row.insets.total(on: .vertical) - placement.size.height
    placement.origin = Point(x: row.insets.leading, y: row.insets.top + rest / 2)
    return [placement]
  }
}

extension Outline {
  /// What its rows are proposed.
  fileprivate func inside(_ width: Points?) -> Proposal {
    Proposal(width: width.map { max(0, $0 - 2 * margin) })
  }
}

extension OutlineRow {
  /// What it shows is proposed.
  fileprivate func inside(_ width: Points?) -> Proposal {
    Proposal(width: width.map { max(0, $0 - insets.total(on: .horizontal)) })
  }
}
