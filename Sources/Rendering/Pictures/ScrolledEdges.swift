internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// An edge of the screen, along one axis.
enum ScreenEdge {
  /// The left or the upper one.
  case start
  /// The right or the lower one.
  case end
}

extension SolvedLayout {
  /// The edges of the screen behind which there is more of what scrolls: the one it came from, then
  /// the one it goes on to.
  func edges(hidingPartOf scroll: OrthogonalScroll) -> [ScreenEdge] {
    let axis = layout.scrollDirection.flipped
    let passed = scroll.offset[axis]
    let rest = scroll.contentSize[axis] - screen.size[axis] - passed
    let isReversed = isMirrored && axis == .horizontal
    let edges: [ScreenEdge] = isReversed ? [.end, .start] : [.start, .end]
    return zip(edges, [passed, rest]).filter { $0.1 > Self.leastHidden }.map(\.0)
  }

  /// What is less than this beside the screen is left over from rounding, in points.
  private static let leastHidden: Points = 0.5
}
