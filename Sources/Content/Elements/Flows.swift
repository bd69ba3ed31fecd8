internal import LayoutGeometry
internal import LayoutModel

/// A line of a flow.
private struct FlowLine {
  var children: [FlowChild] = []
  var size = Size.zero
}

/// A child of a flow, and where on its line it begins.
private struct FlowChild {
  let child: Int
  let start: Points
  /// As it was measured, and as it will be proposed.
  let size: Size
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
      for child in line.children {
        var placement = placement(child.child, Proposal(child.size))
        placement.origin.x = start + child.start
        placement.origin.y = top + flow.lineAlignment.unit * (line.size.height - child.size.height)
        places.append(placement)
      }
      top += line.size.height + flow.lineSpacing
    }
    return places
  }

  /// How many lines the children of `node` stand on.
  mutating func lineCount(of flow: Flow, _ node: Int, _ width: Points?) -> Int {
    lines(of: flow, node, width).count
  }

  /// Breaks a line where the next child has no room; equality fits.
  private mutating func lines(of flow: Flow, _ node: Int, _ width: Points?) -> [FlowLine] {
    let width = width ?? .infinity
    var lines: [FlowLine] = []
    var line = FlowLine()
    for child in tree.children(of: node) {
      let size = measured(child, narrowerThan: width)
      var start = line.children.isEmpty ? 0 : line.size.width + flow.spacing
      if !line.children.isEmpty, start + size.width > width + Self.slack {
        lines.append(line)
        (line, start) = (FlowLine(), 0)
      }
      line.size.width = start + size.width
      line.size.height = max(line.size.height, size.height)
      line.children.append(FlowChild(child: child, start: start, size: size))
    }
    if !line.children.isEmpty { lines.append(line) }
    return lines
  }

  /// A child as large as it likes, or as it is in the whole width if it likes to be wider.
  private mutating func measured(_ child: Int, narrowerThan width: Points) -> Size {
    let ideal = size(child, .ideal)
    return ideal.width > width ? size(child, Proposal(width: width)) : ideal
  }
}
