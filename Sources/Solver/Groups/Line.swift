import LayoutGeometry
import LayoutLanguage

/// A group with children on a line, its size resolved, before anything stands in it.
struct Line {
  /// The group's index in the plan.
  let index: Int
  let node: Node
  let axis: Axis
  let room: AvailableSpace
  /// Its own size; the estimate on an estimated axis.
  let size: Size
  /// What its insets leave to its children.
  let inner: Size

  /// - Source: `uikit.md` 2.6 and 22 #32: an estimate leaves room for anything.
  init(_ index: Int, _ axis: Axis, in room: AvailableSpace, of solver: GroupSolver) throws(Fault) {
    node = solver.plan.nodes[index]
    (self.index, self.axis, self.room) = (index, axis, room)
    size = solver.points(of: node, in: room)
    let left = size.inset(by: node.insets)
    inner = Size(width: max(0, left.width), height: max(0, left.height))
    guard !node.children.isEmpty else { throw .noSubitem(index) }
    for axis in Axis.allCases where !isEstimated(on: axis) && node.insets.total(on: axis) > 0 {
      guard left[axis] > 0 else { throw .noRoom(in: size, after: node.insets, index) }
    }
  }

  /// Whether its length on `axis` follows from its children.
  func isEstimated(on axis: Axis) -> Bool { node.size.isEstimated(on: axis, in: room) }

  /// The gap between neighbours, at least.
  var gap: Points { node.spacing.minimum }
}

/// A child in its place on a line.
struct Placed {
  let child: Int
  /// What it was resolved in.
  var room: AvailableSpace
  /// The data it was given.
  let supply: ItemCursor
  var fragment: Fragment
  /// Its turn to take data among all the children of the group instance.
  let turn: Int
  /// The room around it.
  let edges: EdgeSpacing
}
