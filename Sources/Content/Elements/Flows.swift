internal import LayoutGeometry
internal import LayoutModel

/// A line of a flow.
private struct FlowLine {
  var children: [Placement] = []
  var size = LinearSize.zero
}

extension Engine {
  /// - Source: `content.md` h.
  mutating func length(
    of flow: Flow, _ node: Int, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    if axis == .horizontal, let width = proposal.width, domain.isFinite(width) { return width }
    let lines = lines(of: flow, node, proposal.width)
    if axis == .horizontal {
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
      for var child in line.children {
        child.origin.x = child.origin.x + start
        child.origin.y =
          top + (line.size.height - child.size.height) * flow.lineAlignment.unit
        places.append(child)
      }
      top = top + (line.size.height + flow.lineSpacing)
    }
    return places
  }

  /// Breaks a line where the next child has no room; equality fits.
  private mutating func lines(of flow: Flow, _ node: Int, _ width: Linear?) -> [FlowLine] {
    let width = width ?? .infinity
    var lines: [FlowLine] = []
    var line = FlowLine()
    for child in tree.children(of: node) {
      var placement = ideal(of: child, narrowerThan: width)
      var start = line.children.isEmpty ? .zero : line.size.width + flow.spacing
      if !line.children.isEmpty,
        domain.exceeds(start + placement.size.width, width + Self.slack)
      {
        lines.append(line)
        (line, start) = (FlowLine(), .zero)
      }
      placement.origin.x = start
      line.size.width = start + placement.size.width
      line.size.height = domain.larger(line.size.height, placement.size.height)
      line.children.append(placement)
    }
    if !line.children.isEmpty { lines.append(line) }
    return lines
  }

  /// A child as large as it likes, or as it is in the whole width if it likes to be wider. It is
  /// proposed the size it has.
  private mutating func ideal(of child: Int, narrowerThan width: Linear) -> Placement {
    var measured = size(child, .ideal)
    if domain.exceeds(measured.width, width) {
      measured = size(child, LinearProposal(width: width))
    }
    return placement(child, LinearProposal(measured))
  }

  /// What a line may be too long by and still fit.
  private static let slack = 1e-9
}
