package import LayoutGeometry
package import LayoutLanguage
package import LayoutSolver

/// How many children stand on the lines of a layout's groups, from width to width.
package struct ColumnProfile: Sendable {
  /// The groups in the order in which they are met.
  package private(set) var rows: [Row] = []

  package init() {}

  /// One group.
  package struct Row: Sendable {
    package let id: ElementID
    package let axis: Axis
    /// The widths at which its count changes, in order; the first is the first width of all.
    package fileprivate(set) var steps: [Step] = []
  }

  /// The count from a width on.
  package struct Step: Sendable {
    package let width: Int
    package let count: Int
    /// The length that the group leaves to its children on the line, in points, at that width.
    package let room: Points
    /// The same at the width before; the same value at the first width.
    package let roomBefore: Points
    /// Whether the count follows from numbers and fractions.
    package let isProportional: Bool
    /// The viewport, and the one before.
    package let viewport: LayoutLanguage.Viewport
    package let viewportBefore: LayoutLanguage.Viewport
  }

  private var rowsByElement: [ElementID: Int] = [:]
  /// The length left at the latest width, by row.
  private var rooms: [Points] = []
  /// The latest viewport.
  private var viewport: LayoutLanguage.Viewport?

  /// Adds the lines of a viewport of `width`, which is larger than any before; of several lines of
  /// one group the first counts.
  package mutating func add(
    _ lines: [SurveyedLine], in viewport: LayoutLanguage.Viewport, width: Int
  ) {
    var seen: Set<ElementID> = []
    defer { self.viewport = viewport }
    for line in lines where seen.insert(line.id).inserted { add(line, viewport, width) }
  }

  private mutating func add(_ line: SurveyedLine, _ viewport: LayoutLanguage.Viewport, _ width: Int)
  {
    let place = rowsByElement[line.id, default: rows.count]
    let room = line.inner[line.axis]
    if place == rows.count {
      rowsByElement[line.id] = place
      rows.append(Row(id: line.id, axis: line.axis))
      rooms.append(room)
    }
    if rows[place].steps.last?.count != line.count {
      rows[place].steps.append(
        Step(
          width: width, count: line.count, room: room, roomBefore: rooms[place],
          isProportional: line.isProportional, viewport: viewport,
          viewportBefore: self.viewport ?? viewport))
    }
    rooms[place] = room
  }
}
