internal import LayoutGeometry
internal import LayoutModel

/// A line of a flow.
private struct FlowLine {
  var children: [Placement] = []
  var size = Size.zero
}

extension Engine {
  /// - Source: `content.md` h.
  mutating func size(of flow: Flow, _ node: Int, _ proposal: Proposal) -> Size {
    let lines = lines(of: flow, node, proposal.width)
    var size = Size.zero
    size.height = Double(max(0, lines.count - 1)) * flow.lineSpacing
    for line in lines {
      size.height += line.size.height
      size.width = max(size.width, line.size.width)
    }
    if let width = proposal.width, width.isFinite { size.width = width }
    return size
  }

  mutating func places(
    in flow: Flow, _ node: Int, _ size: Size, _ proposal: Proposal
  ) -> [Placement] {
    var places: [Placement] = []
    var top: Points = 0
    for line in lines(of: flow, node, proposal.width) {
      let start = flow.alignment.unit * (size.width - line.size.width)
      for var child in line.children {
        child.origin.x += start
        child.origin.y = top + flow.lineAlignment.unit * (line.size.height - child.size.height)
        places.append(child)
      }
      top += line.size.height + flow.lineSpacing
    }
    return places
  }

  /// Breaks a line where the next child has no room; equality fits.
  private mutating func lines(of flow: Flow, _ node: Int, _ width: Points?) -> [FlowLine] {
    let width = width ?? .infinity
    var lines: [FlowLine] = []
    var line = FlowLine()
    for child in tree.children(of: node) {
      var placement = ideal(of: child, narrowerThan: width)
      var start = line.children.isEmpty ? 0 : line.size.width + flow.spacing
      if !line.children.isEmpty, start + placement.size.width > width + Self.slack {
        lines.append(line)
        (line, start) = (FlowLine(), 0)
      }
      placement.origin.x = start
      line.size.width = start + placement.size.width
      line.size.height = max(line.size.height, placement.size.height)
      line.children.append(placement)
    }
    if !line.children.isEmpty { lines.append(line) }
    return lines
  }

  /// A child as large as it likes, or as it is in the whole width if it likes to be wider. It is
  /// proposed the size it has.
  private mutating func ideal(of child: Int, narrowerThan width: Points) -> Placement {
    var measured = size(child, .ideal)
    if measured.width > width { measured = size(child, Proposal(width: width)) }
    return placement(child, Proposal(measured))
  }

  /// What a line may be too long by and still fit.
  private static let slack = 1e-9
}
