import LayoutGeometry
import LayoutModel

/// Solves the nodes of a plan, each once for a room.
///
/// Everything is resolved from the outside in; only lengths of estimated groups come back. A node
/// is as long as its estimate wherever its content would have a say: `item` is where the content
/// is to be asked.
struct GroupSolver {
  let plan: Plan
  let grid: PixelGrid
  /// The last answer for each node whose data did not run out.
  private var answers: [Answer?]

  private struct Answer {
    let room: Room
    let fragment: Fragment
  }

  /// A solver that has no answers yet.
  init(plan: Plan, grid: PixelGrid) {
    (self.plan, self.grid) = (plan, grid)
    answers = Array(repeating: nil, count: plan.nodes.count)
  }

  /// The frames in a node that takes at most `supply` data.
  ///
  /// - Complexity: O(1) for an answer that is known, else O(*n*) in the cells of the node times its
  ///   depth; recursive in the depth of the nesting.
  mutating func solve(_ index: Int, in room: Room, supply: Int) throws(Fault) -> Fragment {
    let whole = try solve(index, in: room)
    return whole.cells.count <= supply ? whole : try reckon(index, in: room, supply: supply)
  }

  /// The frames in a node with all the data it can take.
  mutating func solve(_ index: Int, in room: Room) throws(Fault) -> Fragment {
    if let answer = answers[index], answer.room == room { return answer.fragment }
    let fragment = try reckon(index, in: room, supply: .max)
    answers[index] = Answer(room: room, fragment: fragment)
    return fragment
  }

  private mutating func reckon(
    _ index: Int, in room: Room, supply: Int
  ) throws(Fault) -> Fragment {
    let node = plan.nodes[index]
    switch node.content {
    case .item: return item(node, in: room)
    case .custom: return try custom(index, in: room, supply: supply)
    case .line(let axis, let arrangement):
      let line = try Line(index, axis, in: room, of: self)
      return try solve(line, arrangement, supply: supply)
    }
  }

  /// An item: its slot less its insets, which do not count on an estimated axis.
  ///
  /// - Source: `uikit.md` 4.1, 4.2.
  private func item(_ node: Node, in room: Room) -> Fragment {
    var size = points(of: node, in: room)
    var insets = node.insets
    for axis in Axis.allCases where node.size.isEstimated(on: axis, in: room) {
      size[axis] = max(size[axis], room.shared[axis])
      insets = insets.only(on: axis.flipped)
    }
    let frame = Rectangle(origin: .zero, size: size).inset(by: insets)
    let rounding = grid.floorsSizes ? Rounding.none : .frame
    let cell = Cell(frame: frame, source: Int32(clamping: node.source), rounding: rounding)
    var fragment = Fragment(size: size, cells: [cell])
    attach(node.badges, to: frame, in: &fragment)
    return fragment
  }

  /// A node's size in points, as its level keeps it.
  ///
  /// - Source: `uikit.md` 15.1.
  func points(of node: Node, in room: Room) -> Size {
    node.size.points(in: room) { grid.solved($0) }
  }
}

/// Why a group cannot be solved.
struct Fault: Error {
  let rule: Refusal.Rule
  /// UIKit's words.
  let reason: String
  /// The node at fault; `nil`: the section itself.
  let node: Int?
}
