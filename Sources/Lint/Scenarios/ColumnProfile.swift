internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// How many children stand on the lines of a layout's groups, from width to width in the usual
/// circumstances.
struct ColumnProfile: Sendable {
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
  mutating func add(_ view: SurveyedView) {
    var seen: Set<ElementID> = []
    defer { viewport = view.viewport }
    for line in view.sections.flatMap(\.survey.lines) where seen.insert(line.id).inserted {
      add(line, view)
    }
  }

  private mutating func add(_ line: SurveyedLine, _ view: SurveyedView) {
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
          width: view.width, count: line.count, room: room, roomBefore: rooms[place],
          isProportional: line.isProportional, viewport: view.viewport,
          viewportBefore: viewport ?? view.viewport))
    }
    rooms[place] = room
  }
}
