import LayoutGeometry
import LayoutLanguage

/// What is visible of the content along the scroll axis: the bounds less the adjusted insets.
struct VisibleBounds {
  let start: Points
  let end: Points

  /// - Parameter length: how long the content is along the scroll axis, in points.
  /// - Source: `uikit.md` 10.1, 14, 22 #27.
  init(of context: LayoutContext, contentLength length: Points, isMirrored: Bool) {
    let axis = context.scrollAxis
    let (view, insets) = (context.viewport.size[axis], context.viewport.safeArea)
    var offset = -insets.start(on: axis)
    if let given = context.viewport.scrollOffset?[axis] {
      offset = isMirrored && axis == .horizontal ? length - view - given : given
    }
    start = offset + insets.start(on: axis)
    end = offset + view - insets.end(on: axis)
  }
}

extension PlacedBoundaryItem {
  /// What its host spans along the scroll axis, in points.
  struct HostExtent {
    let start: Points
    /// The length of the content between the boundary items.
    let content: Points
    /// The length of all.
    let length: Points
    /// What the boundary items take where the host starts and where it ends.
    let growth: (start: Points, end: Points)
    /// Whether items may leave their places to stay in sight.
    var isPinning = true
  }

  /// Its frame in the content space before mirroring and rounding, pinned if it is.
  ///
  /// - Complexity: O(1).
  /// - Source: `uikit.md` 9.1, 4.7, 10.1, 10.5, 22 #13, #28.
  func frame(in host: HostExtent, on axis: Axis, visible: VisibleBounds) -> Rectangle {
    let own = host.start + base + share * host.content
    let length = size[axis]
    var along = own
    switch host.isPinning ? pin : nil {
    case .start:
      let limit = max(own, host.start + host.length - length - host.growth.end)
      along = min(max(own, visible.start), limit)
    case .end:
      let limit = min(own, host.start + host.growth.start)
      along = max(min(own, visible.end - length), limit)
    case nil: break
    }
    var origin = Point.zero
    origin[axis] = along
    origin[axis.flipped] = across
    return Rectangle(origin: origin, size: size).inset(by: insets)
  }
}
