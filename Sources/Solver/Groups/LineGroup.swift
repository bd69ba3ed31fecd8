import LayoutGeometry
import LayoutLanguage

/// A group with children on a line, its size resolved, before anything stands in it.
struct LineGroup {
  /// The group's index in the plan.
  let index: Int
  let node: PlanNode
  let axis: Axis
  let space: AvailableSpace
  /// Its own size; the estimate on an estimated axis.
  let size: Size
  /// What its insets leave to its children.
  let inner: Size

  /// Whether its length on `axis` follows from its children.
  func isEstimated(on axis: Axis) -> Bool { node.size.isEstimated(on: axis, in: space) }

  /// The gap between neighbours, at least.
  var gap: Points { node.spacing.minimum }
}

extension GroupSolver {
  /// The group at `index` with its children along `axis`.
  ///
  /// - Source: `uikit.md` 2.6 and 22 #32: an estimate leaves space for anything.
  func line(_ index: Int, _ axis: Axis, in space: AvailableSpace) throws(LayoutFault) -> LineGroup {
    let node = plan.nodes[index]
    var size = points(of: node, in: space)
    // What siblings share is divided, where the estimate would be.
    if case .line(_, .split) = node.content, node.size.isEstimated(on: axis, in: space) {
      size[axis] = max(size[axis], space.shared[axis])
    }
    let left = size.inset(by: node.insets)
    let line = LineGroup(
      index: index, node: node, axis: axis, space: space, size: size,
      inner: Size(width: max(0, left.width), height: max(0, left.height)))
    guard !node.children.isEmpty else { throw .noSubitem(index) }
    for axis in Axis.allCases where !line.isEstimated(on: axis) && node.insets.total(on: axis) > 0 {
      guard left[axis] > 0 else { throw .noRoom(in: size, after: node.insets, index) }
    }
    return line
  }
}

/// A child in its place on a line.
struct PlacedChild {
  let child: Int
  /// The space that it was resolved in.
  var space: AvailableSpace
  /// The data it was given.
  let cursor: ItemCursor
  var fragment: Fragment
  /// Its index in the order in which the children of the group instance take data.
  let turn: Int
  /// The space around it.
  let edges: EdgeSpacing
}
