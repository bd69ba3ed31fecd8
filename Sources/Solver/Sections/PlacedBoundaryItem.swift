import LayoutGeometry
import LayoutLanguage

/// Where a boundary item stands, in closed form for content of any length.
///
/// Along the scroll axis it starts at `base + share * length`, counted from the start of its host.
struct PlacedBoundaryItem {
  let source: Int32
  /// Its size before its insets.
  let size: Size
  let insets: EdgeInsets
  /// Where it starts across the scroll axis, in the content space.
  let across: Points
  /// How far from the start of its host it starts around content without length.
  let base: Points
  /// How much of the content's length lies before it: 0, 1/2 or 1.
  let share: Double
  /// The edge of the visible bounds that holds it back.
  let pin: Pin?

  /// Where the visible bounds start, or where they end.
  enum Pin { case start, end }

  /// - Source: `uikit.md` 9.1, 9.2, 9.4, 22 #9.
  init(_ slot: Boundary.Slot, in host: Boundary.Host, growth: EdgeInsets, source: Int32) {
    let model = slot.model
    let (stack, axis) = (slot.stack, host.scrollAxis)
    (self.source, size, insets) = (source, slot.size, model.insets)
    let length = size[axis]
    share = model.alignment.unit[axis]
    let edge = model.extendsBoundary ? model.alignment.edge(scrolling: axis) : nil
    switch edge {
    case ContentEdge(axis: axis, isStart: true): base = stack.beyond + model.offset[axis]
    case ContentEdge(axis: axis, isStart: false):
      base = growth.start(on: axis) + stack.within + model.offset[axis]
    default: base = growth.start(on: axis) - share * length + model.offset[axis]
    }
    across = Self.across(slot, in: host, growth: growth) + model.offset[axis.flipped]
    pin = !model.pinned || share == 0.5 ? nil : share == 0 ? .start : .end
  }

  private static func across(
    _ slot: Boundary.Slot, in host: Boundary.Host, growth: EdgeInsets
  ) -> Points {
    let stack = slot.stack
    let axis = host.scrollAxis.flipped
    let (all, inside) = (host.container, host.inside)
    let length = slot.size[axis]
    let edge = slot.model.extendsBoundary ? slot.model.alignment.edge(scrolling: axis.flipped) : nil
    switch edge {
    case ContentEdge(axis: axis, isStart: true): return all.start(on: axis) + stack.beyond
    case ContentEdge(axis: axis, isStart: false):
      return all.end(on: axis) - growth.end(on: axis) + stack.within
    default:
      let free = inside.size[axis] - length
      return inside.start(on: axis) + slot.model.alignment.unit[axis] * free
    }
  }
}
