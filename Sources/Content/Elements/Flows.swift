internal import LayoutGeometry
internal import LayoutLanguage

/// A line of a flow.
struct FlowLine {
  var children: [FlowChild] = []
  var size = LinearSize.zero
}

/// A child of a flow, and where on its line it begins.
struct FlowChild {
  let child: Int
  let start: Linear
  /// As it was measured, and as it will be proposed.
  let size: LinearSize
}

extension LayoutPass {
  /// - Source: `content.md` h.
  mutating func length(
    of flow: Flow, _ node: Int, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    if axis.isHorizontal, let width = proposal.width, domain.isFinite(width) { return width }
    let lines = lines(of: flow, node, proposal.width)
    if axis.isHorizontal {
      return lines.reduce(.zero) { domain.larger($0, $1.size.width) }
    }
    let gaps = Linear(Double(max(0, lines.count - 1)) * flow.lineSpacing)
    return lines.reduce(gaps) { $0 + $1.size.height }
  }

  mutating func places(
    in flow: Flow, _ node: Int, _ size: LinearSize, _ proposal: LinearProposal
  ) -> [Placement] {
    var places: [Placement] = []
    var top = Linear.zero
    for line in lines(of: flow, node, proposal.width) {
      let start = (size.width - line.size.width) * flow.alignment.unit
      for child in line.children {
        var placement = placement(child.child, LinearProposal(child.size))
        placement.origin.x = start + child.start
        placement.origin.y =
          top + (line.size.height - child.size.height) * flow.lineAlignment.unit
        places.append(placement)
      }
      top += line.size.height + flow.lineSpacing
    }
    return places
  }

  /// How many lines the children of `node` stand on.
  mutating func lineCount(of flow: Flow, _ node: Int, _ width: Points?) -> Int {
    lines(of: flow, node, width.map { Linear($0) }).count
  }

  /// Breaks a line where the next child has no space; equality fits.
  mutating func lines(of flow: Flow, _ node: Int, _ width: Linear?) -> [FlowLine] {
    let width = width ?? .infinity
    var lines: [FlowLine] = []
    var line = FlowLine()
    for child in tree.children(of: node) {
      let size = measured(child, narrowerThan: width)
      var start = line.children.isEmpty ? .zero : line.size.width + flow.spacing
      if !line.children.isEmpty, domain.exceeds(start + size.width, width + Self.slack) {
        lines.append(line)
        (line, start) = (FlowLine(), .zero)
      }
      line.size.width = start + size.width
      line.size.height = domain.larger(line.size.height, size.height)
      line.children.append(FlowChild(child: child, start: start, size: size))
    }
    if !line.children.isEmpty { lines.append(line) }
    return lines
  }

  /// The ideal size of a child, or its size in the whole width if the ideal is wider.
  private mutating func measured(_ child: Int, narrowerThan width: Linear) -> LinearSize {
    let ideal = size(child, .ideal)
    return domain.exceeds(ideal.width, width) ? size(child, LinearProposal(width: width)) : ideal
  }
}
