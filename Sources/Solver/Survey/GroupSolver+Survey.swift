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
      gap: line.gap,
      isFlexible: line.node.spacing.isFlexible || placed.contains { $0.isFlexible(on: line.axis) },
      first: placed.first.map { plan.nodes[$0.child].id } ?? .none,
      isOfOneChild: line.node.children.count == 1,
      isFixed: hasChildren(of: line) { if case .absolute = $0 { true } else { false } },
      isFilled: arrangement == .cycle,
      used: line.sum(of: placed),
      last: placed.last.map { plan.nodes[$0.child].id } ?? .none,
      thickest: thickest.map { plan.nodes[$0.child].id } ?? .none,
      thickness: thickest?.thickness(on: across) ?? 0,
      isProportional: arrangement != .cycle
        || hasChildren(of: line) { if case .fraction = $0 { true } else { false } })
    self.surveyed?.append(surveyed)
  }

  /// Whether something that ends `end` points from the start fits on `line`; notes where a few
  /// pixels would have made it otherwise, where somebody asks.
  ///
  /// - Parameter share: How much of the line is taken, if that follows from fractions alone; what
  ///   flooring takes off makes it fit all the better.
  mutating func fits(_ end: Points, on line: Line, taking share: Double?) -> Bool {
    let fits = line.fits(end)
    guard surveyed != nil, !line.isEstimated(on: line.axis) else { return fits }
    if fits, let share, share <= 1 + 1e-9 { return true }
    let room = line.inner[line.axis]
    let isFixed = hasChildren(of: line) { if case .absolute = $0 { true } else { false } }
    let pixels = abs(end - room) * grid.scale
    if pixels <= Self.fewPixels {
      let isFar = isFixed && pixels > Self.pixelsOfRoom
      closeCalls.append(CloseCall(room: room, end: end, isFarForNumbers: isFar))
    }
    return fits
  }

  /// How many pixels the sum of floored lengths may be off a straight line.
  private static let fewPixels = 16.0
  /// The same where the lengths are written in points, and only the room is floored.
  private static let pixelsOfRoom = 2.0

  /// How much of `line` a child takes whose length is a fraction of it.
  func share(of child: Int, of line: Line) -> Double? {
    let node = plan.nodes[child]
    guard line.gap <= 0, node.edgeSpacing.least(on: line.axis) <= 0,
      case .fraction(let number, let base) = node.size[line.axis], base == line.axis
    else { return nil }
    return number.value
  }

  /// Whether the length of each child of `line` is as `isMeant` says.
  private func hasChildren(of line: Line, _ isMeant: (Dimension) -> Bool) -> Bool {
    line.node.children.allSatisfy { isMeant(plan.nodes[$0].size[line.axis]) }
  }
}

extension Placed {
  /// Whether the room around it on `axis` takes what is left.
  fileprivate func isFlexible(on axis: Axis) -> Bool {
    edges.start(on: axis).isFlexible || edges.end(on: axis).isFlexible
  }

  /// What it takes on `axis`, edge spacing included, in points.
  fileprivate func thickness(on axis: Axis) -> Points {
    edges.least(on: axis) + fragment.size[axis]
  }
}

extension Double? {
  /// The sum, where both are known.
  func adding(_ other: Double?) -> Double? {
    guard let self, let other else { return nil }
    return self + other
  }
}
