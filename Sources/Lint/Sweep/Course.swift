internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver

/// How many children stand on the lines of a layout's groups, from width to width in the usual
/// circumstances.
struct Course: Sendable {
  /// The groups in the order in which they are met.
  private(set) var rows: [Row] = []

  /// One group.
  struct Row: Sendable {
    let id: ElementID
    let axis: Axis
    /// Where something changes, in order; the first is where the sweep begins.
    fileprivate(set) var steps: [Step] = []
  }

  /// What holds from a width on.
  struct Step: Sendable {
    let width: Int
    let count: Int
    /// What the group leaves its children on the line, in points, at that width.
    let room: Points
    /// The same at the width before; as much where there is none.
    let roomBefore: Points
    /// Whether the count follows from numbers and fractions.
    let isProportional: Bool
    /// The view, and the one before.
    let viewport: Viewport
    let viewportBefore: Viewport
  }

  private var places: [ElementID: Int] = [:]
  /// What was left at the latest width, by the places of rows.
  private var rooms: [Points] = []
  /// The latest view.
  private var viewport: Viewport?

  /// Takes in what is seen at a width that is larger than any before.
  mutating func add(_ probe: Probe) {
    var seen: Set<ElementID> = []
    defer { viewport = probe.viewport }
    for line in probe.sections.flatMap(\.survey.lines) where seen.insert(line.id).inserted {
      add(line, probe)
    }
  }

  private mutating func add(_ line: SurveyedLine, _ probe: Probe) {
    let place = places[line.id, default: rows.count]
    let room = line.inner[line.axis]
    if place == rows.count {
      places[line.id] = place
      rows.append(Row(id: line.id, axis: line.axis))
      rooms.append(room)
    }
    if rows[place].steps.last?.count != line.count {
      rows[place].steps.append(
        Step(
          width: probe.width, count: line.count, room: room, roomBefore: rooms[place],
          isProportional: line.isProportional, viewport: probe.viewport,
          viewportBefore: viewport ?? probe.viewport))
    }
    rooms[place] = room
  }
}
