import LayoutGeometry
import LayoutLanguage

extension GroupSolver {
  /// Records `line` with `placed` on it, when surveying.
  mutating func note(
    _ line: LineGroup, _ arrangement: Arrangement, _ placed: [PlacedChild], _ size: Size
  ) {
    guard surveyed != nil else { return }
    let thickest = line.thickest(of: placed)
    let surveyed = SurveyedLine(
      id: line.node.id, axis: line.axis, size: size, inner: size.inset(by: line.node.insets),
      count: placed.count, used: line.sum(of: placed),
      first: placed.isEmpty ? .none : plan.nodes[placed[0].child].id,
      last: placed.isEmpty ? .none : plan.nodes[placed[placed.count - 1].child].id,
      thickest: thickest.map { plan.nodes[placed[$0].child].id } ?? .none,
      thickness: thickest.map { line.thickness(of: $0, in: placed) } ?? 0,
      traits: traits(of: line, arrangement, placed))
    self.surveyed?.append(surveyed)
  }

  private func traits(
    of line: LineGroup, _ arrangement: Arrangement, _ placed: [PlacedChild]
  ) -> SurveyedLine.Traits {
    var traits: SurveyedLine.Traits = []
    if line.isEstimated(on: line.axis) { traits.insert(.lengthIsEstimated) }
    if line.isEstimated(on: line.axis.flipped) { traits.insert(.thicknessIsEstimated) }
    if line.node.spacing.isFlexible || line.isFlexible(around: placed) {
      traits.insert(.isFlexible)
    }
    if line.node.children.count == 1 { traits.insert(.isOfOneChild) }
    if hasChildren(of: line, where: { if case .absolute = $0 { true } else { false } }) {
      traits.insert(.isFixed)
    }
    if arrangement == .cycle { traits.insert(.isFilled) }
    if arrangement != .cycle
      || hasChildren(of: line, where: { if case .fraction = $0 { true } else { false } })
    {
      traits.insert(.isProportional)
    }
    return traits
  }

  /// Whether something that ends `end` points from the start fits on `line`; records close calls when
  /// surveying.
  ///
  /// - Parameter share: How much of the line is taken, if that follows from fractions alone; what
  ///   flooring takes off makes it fit all the better.
  mutating func fits(_ end: Points, on line: LineGroup, taking share: Double?) -> Bool {
    let fits = line.fits(end)
    guard surveyed != nil, !line.isEstimated(on: line.axis) else { return fits }
    if fits, let share, share <= 1 + 1e-9 { return true }
    let space = line.inner[line.axis]
    let pixels = abs(end - space) * grid.scale
    if pixels <= Self.fewPixels {
      let isFixed = hasChildren(of: line) { if case .absolute = $0 { true } else { false } }
      let isFar = isFixed && pixels > Self.pixelsOfSpace
      closeCalls.append(CloseCall(space: space, end: end, isFarForNumbers: isFar))
    }
    return fits
  }

  /// How many pixels the sum of floored lengths may be off a straight line.
  private static let fewPixels = 16.0
  /// The same where the lengths are in points, and only the space is rounded.
  private static let pixelsOfSpace = 2.0

  /// Whether the length of each child of `line` is as `isMeant` says.
  private func hasChildren(of line: LineGroup, where isMeant: (Dimension) -> Bool) -> Bool {
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

  /// Whether the edge spacing of any of `placed` takes the remaining space.
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
