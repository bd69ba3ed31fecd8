import LayoutGeometry
import LayoutModel

/// The solved instances of a section's group: the whole one, and those that ran out of data.
struct Templates {
  /// The first is the whole one.
  private(set) var all: [Template]
  /// The axis along which the instances follow one another.
  let axis: Axis
  private let whole: Fragment
  private let space: Size
  private var solver: GroupSolver
  /// The indices of those with fewer cells than the whole one, by their number of cells.
  private var partial: [Int: Int] = [:]

  /// - Parameter space: what the fractions of the group refer to.
  /// - Complexity: that of solving the group once.
  init(_ plan: Plan, along axis: Axis, in space: Size, on grid: PixelGrid) throws(Fault) {
    var solver = GroupSolver(plan: plan, grid: grid)
    whole = try solver.solve(0, in: Room(container: space))
    all = [Template(whole, of: plan, along: axis, in: space)]
    (self.axis, self.space, self.solver) = (axis, space, solver)
  }

  /// How many cells an instance takes.
  var capacity: Int { whole.cells.count }

  /// The index of the instance with the first `count` cells.
  ///
  /// - Complexity: O(1) for a number asked for before.
  /// - Source: `uikit.md` 2.8, 6.4, 6.5; 1.6: the section's uniform groups share the largest.
  mutating func index(ofFirst count: Int) throws(Fault) -> Int {
    if count >= capacity { return 0 }
    if let index = partial[count] { return index }
    var room = Room(container: space)
    for axis in Axis.allCases where solver.plan.nodes[0].size[axis].isUniform {
      room.shared[axis] = whole.size[axis]
    }
    let fragment = try solver.solve(0, in: room, supply: count)
    all.append(Template(fragment, of: solver.plan, along: axis, in: space))
    partial[count] = all.count - 1
    return all.count - 1
  }
}
