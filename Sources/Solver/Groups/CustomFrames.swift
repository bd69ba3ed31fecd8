import LayoutGeometry
import LayoutLanguage

extension GroupSolver {
  /// A custom group: its items at their own frames, as many as there are data.
  ///
  /// - Complexity: O(*n*) in the number of items.
  /// - Source: `uikit.md` 16: the size is the written one, insets move nothing, frames go to the
  ///   nearest pixel.
  func custom(_ index: Int, in space: AvailableSpace, _ cursor: ItemCursor) throws(LayoutFault)
    -> Fragment
  {
    let node = plan.nodes[index]
    guard !node.children.isEmpty else { throw .noSubitem(index) }
    guard node.children.count <= Self.mostCells else { throw .tooManyCells(Self.mostCells, index) }
    var fragment = Fragment(size: points(of: node, in: space))
    for axis in Axis.allCases where node.size.isEstimated(on: axis, in: space) {
      fragment.size[axis] = max(fragment.size[axis], space.shared[axis])
    }
    for child in node.children.prefix(cursor.limit) {
      fragment.append(customItem(plan.nodes[child]), at: .zero)
    }
    return fragment
  }

  /// An item at its own frame; its badges are tied to the pixels it is drawn on.
  ///
  /// - Source: `uikit.md` 15.3.
  private func customItem(_ node: PlanNode) -> Fragment {
    let frame = node.item.frame.inset(by: node.insets)
    var fragment = cell(of: node, at: frame, .frame)
    attach(node.badges, to: grid.floorsSizes ? grid.nearest(frame) : frame, in: &fragment)
    return fragment
  }
}
