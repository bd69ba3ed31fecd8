import LayoutGeometry
import LayoutLanguage

extension GroupSolver {
  /// A group with children on a line, with data of `cursor`.
  ///
  /// - Complexity: O(*n* log *n*) in the cells; O(*n*) where children take data as they stand.
  mutating func solve(
    _ line: LineGroup, _ arrangement: Arrangement, _ cursor: ItemCursor
  ) throws(LayoutFault) -> Fragment {
    var placed = try fill(line, arrangement, cursor)
    for axis in Axis.allCases { try even(&placed, on: axis) }
    let size = self.size(of: line, arrangement, around: placed)
    note(line, arrangement, placed, size)
    var fragment = Fragment(size: size)
    fragment.cells.reserveCapacity(
      placed.indices.reduce(0) { $0 + placed[$1].fragment.cells.count })
    let starts = line.starts(of: placed, in: size)
    if line.node.order.isNatural {
      for place in placed.indices { fragment.append(placed[place].fragment, at: starts[place]) }
    } else {
      for place in placed.indices.sorted(by: { placed[$0].turn < placed[$1].turn }) {
        fragment.append(placed[place].fragment, at: starts[place])
      }
    }
    let host = Rectangle(origin: .zero, size: size).inset(by: line.node.insets)
    if !fragment.cells.isEmpty { attach(line.node.badges, to: host, in: &fragment) }
    return fragment
  }

  /// Makes the children that are uniform on `axis` as long as the longest of them.
  ///
  /// - Source: `uikit.md` 1.6, 7.3.
  mutating func even(_ placed: inout [PlacedChild], on axis: Axis) throws(LayoutFault) {
    guard placed.contains(where: { plan.nodes[$0.child].size[axis].isUniform }) else { return }
    let uniform = placed.indices.filter { plan.nodes[placed[$0].child].size[axis].isUniform }
    let longest = uniform.map { placed[$0].fragment.size[axis] }.max() ?? 0
    for place in uniform where placed[place].fragment.size[axis] < longest {
      placed[place].space.shared[axis] = longest
      let isVacant = placed[place].fragment.cells.isEmpty
      let solved = try solve(placed[place].child, in: placed[place].space, placed[place].cursor)
      placed[place].fragment = isVacant ? solved.vacated : solved
    }
  }

  /// The group's size: on an estimated axis what its children take, with its insets.
  ///
  /// A `split` group keeps its estimate on its own axis.
  /// - Source: `uikit.md` 7.2–7.4, 7.9, 3.3.
  func size(
    of line: LineGroup, _ arrangement: Arrangement, around placed: [PlacedChild]
  ) -> Size {
    var size = line.size
    for axis in Axis.allCases where line.isEstimated(on: axis) {
      if axis == line.axis, case .split = arrangement { continue }
      let content = axis == line.axis ? line.sum(of: placed) : line.longest(of: placed)
      let length = (content + line.node.insets.total(on: axis)).orZero
      size[axis] = grid.solved(max(length, line.space.shared[axis]))
    }
    return size
  }
}

extension Dimension {
  /// Whether it depends on the siblings.
  var isUniform: Bool {
    if case .uniform = self { true } else { false }
  }
}
