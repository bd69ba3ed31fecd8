import LayoutGeometry
import LayoutLanguage

/// What is visible of the content along the scroll axis: the bounds less the adjusted insets.
struct VisibleBounds {
  let start: Points
  let end: Points

  /// - Parameter length: how long the content is along the scroll axis, in points.
  /// - Source: `uikit.md` 10.1, 14, 22 #27.
  init(of scene: LayoutContext, contentLength length: Points, isMirrored: Bool) {
    let axis = scene.scrollAxis
    let (view, insets) = (scene.viewport.size[axis], scene.viewport.safeArea)
    var offset = -insets.start(on: axis)
    if let given = scene.viewport.scrollOffset?[axis] {
      offset = isMirrored && axis == .horizontal ? length - view - given : given
    }
    start = offset + insets.start(on: axis)
    end = offset + view - insets.end(on: axis)
  }
}

extension BoundaryPlace {
  /// What its host spans along the scroll axis, in points.
  struct Span {
    let start: Points
    /// The length of the content between the boundary items.
    let content: Points
    /// The length of all.
    let length: Points
    /// What the boundary items take where the span starts and where it ends.
    let growth: (start: Points, end: Points)
  }

  /// Its frame in the content space before mirroring and rounding, pinned if it is.
  ///
  /// - Complexity: O(1).
  /// - Source: `uikit.md` 9.1, 4.7, 10.1, 22 #13, #28.
  func frame(in span: Span, on axis: Axis, visible: VisibleBounds) -> Rectangle {
    let own = span.start + base + share * span.content
    let length = size[axis]
    var along = own
    switch pin {
    case .start:
      let limit = max(own, span.start + span.length - length - span.growth.end)
      along = min(max(own, visible.start), limit)
    case .end:
      let limit = min(own, span.start + span.growth.start)
      along = max(min(own, visible.end - length), limit)
    case nil: break
    }
    var origin = Point.zero
    origin[axis] = along
    origin[axis.flipped] = across
    return Rectangle(origin: origin, size: size).inset(by: insets)
  }
}
