import LayoutGeometry
import LayoutModel

extension GroupSolver {
  /// Notes what `line` came to with `placed` on it, where somebody asks.
  mutating func note(
    _ line: Line, _ arrangement: Arrangement, _ placed: [Placed], _ size: Size
  ) {
    guard surveyed != nil else { return }
    let across = line.axis.flipped
    let thickest = placed.max { $0.thickness(on: across) < $1.thickness(on: across) }
    let surveyed = SurveyedLine(
      id: line.node.id, axis: line.axis, size: size, inner: size.inset(by: line.node.insets),
      isLengthEstimated: line.isEstimated(on: line.axis),
      isThicknessEstimated: line.isEstimated(on: across), count: placed.count,
      used: line.sum(of: placed),
      last: placed.last.map { plan.nodes[$0.child].id } ?? .none,
      thickest: thickest.map { plan.nodes[$0.child].id } ?? .none,
      thickness: thickest?.thickness(on: across) ?? 0,
      isProportional: arrangement != .cycle || hasProportionalChildren(line))
    self.surveyed?.append(surveyed)
  }

  /// Whether each child is a fraction of the line.
  private func hasProportionalChildren(_ line: Line) -> Bool {
    line.node.children.allSatisfy { child in
      switch plan.nodes[child].size[line.axis] {
      case .fraction: true
      case .absolute, .estimated, .uniform, .aspect: false
      }
    }
  }
}

extension Placed {
  /// What it takes on `axis`, edge spacing included, in points.
  fileprivate func thickness(on axis: Axis) -> Points {
    edges.least(on: axis) + fragment.size[axis]
  }
}
