import LayoutGeometry
import LayoutLanguage

extension GroupSolver {
  /// Notes what `line` came to with `placed` on it, where somebody asks.
  mutating func note(
    _ line: LineGroup, _ arrangement: Arrangement, _ placed: [PlacedChild], _ size: Size
  ) {
    guard surveyed != nil else { return }
    let across = line.axis.flipped
    let thickest = line.thickest(of: placed)
    let surveyed = SurveyedLine(
      id: line.node.id, axis: line.axis, size: size, inner: size.inset(by: line.node.insets),
      isLengthEstimated: line.isEstimated(on: line.axis),
      isThicknessEstimated: line.isEstimated(on: across), count: placed.count,
      gap: line.gap,
      isFlexible: line.node.spacing.isFlexible || line.isFlexible(around: placed),
      first: placed.isEmpty ? .none : plan.nodes[placed[0].child].id,
      isOfOneChild: line.node.children.count == 1,
      isFixed: hasChildren(of: line) { if case .absolute = $0 { true } else { false } },
      isFilled: arrangement == .cycle,
      used: line.sum(of: placed),
      last: placed.isEmpty ? .none : plan.nodes[placed[placed.count - 1].child].id,
      thickest: thickest.map { plan.nodes[placed[$0].child].id } ?? .none,
      thickness: thickest.map { line.thickness(of: $0, in: placed) } ?? 0,
      isProportional: arrangement != .cycle
        || hasChildren(of: line) { if case .fraction = $0 { true } else { false } })
    self.surveyed?.append(surveyed)
  }

  /// Whether something that ends `end` points from the start fits on `line`; notes where a few
  /// pixels would have made it otherwise, where somebody asks.
  ///
  /// - Parameter share: How much of the line is taken, if that follows from fractions alone; what
  ///   flooring takes off makes it fit all the better.
  mutating func fits(_ end: Points, on line: LineGroup, taking share: Double?) -> Bool {
    let fits = line.fits(end)
    guard surveyed != nil, !line.isEstimated(on: line.axis) else { return fits }
    if fits, let share, share <= 1 + 1e-9 { return true }
    let room = line.inner[line.axis]
    let pixels = abs(end - room) * grid.scale
    if pixels <= Self.fewPixels {
      let isFixed = hasChildren(of: line) { if case .absolute = $0 { true } else { false } }
      let isFar = isFixed && pixels > Self.pixelsOfRoom
      closeCalls.append(CloseCall(room: room, end: end, isFarForNumbers: isFar))
    }
    return fits
  }

  /// How many pixels the sum of floored lengths may be off a straight line.
  private static let fewPixels = 16.0
  /// The same where the lengths are written in points, and only the room is floored.
  private static let pixelsOfRoom = 2.0

  /// Whether the length of each child of `line` is as `isMeant` says.
  private func hasChildren(of line: LineGroup, _ isMeant: (Dimension) -> Bool) -> Bool {
    line.node.children.allSatisfy { isMeant(plan.nodes[$0].size[line.axis]) }
  }
}

extension PlanNode {
  /// How much of `line` it takes whose length is a fraction of it; `nil` where anything else counts.
  func share(of line: LineGroup) -> Double? {
    guard line.gap <= 0, edgeSpacing.least(on: line.axis) <= 0,
      case .fraction(let number, let base) = size[line.axis], base == line.axis
    else { return nil }
    return number.value
  }
}

extension LineGroup {
  /// The place of the one among `placed` that is the largest across the line.
  fileprivate func thickest(of placed: [PlacedChild]) -> Int? {
    placed.indices.max { thickness(of: $0, in: placed) < thickness(of: $1, in: placed) }
  }

  /// Whether the room around any of `placed` takes what is left on the line.
  fileprivate func isFlexible(around placed: [PlacedChild]) -> Bool {
    placed.indices.contains { place in
      let edges = placed[place].edges
      return edges.start(on: axis).isFlexible || edges.end(on: axis).isFlexible
    }
  }
}

extension Double? {
  /// The sum, where both are known.
  func adding(_ other: Double?) -> Double? {
    guard let self, let other else { return nil }
    return self + other
  }
}
