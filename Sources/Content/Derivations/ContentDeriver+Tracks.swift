internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSteps

/// Grids whose columns or rows are described one by one.
extension ContentDeriver {
  private func tracks(_ grid: TrackGrid, _ node: Int, in length: DerivedValue?) -> DerivedTracks {
    let cause = cause(node, grid.axis.isHorizontal ? "columns" : "rows")
    return DerivedTracks(
      of: grid, in: length ?? DerivedTracks.least(of: grid, cause),
      most: tree.children(of: node).count, cause)
  }

  /// How much each line takes across the tracks: as much as its largest cell.
  private mutating func breadths(
    _ grid: TrackGrid, _ node: Int, _ tracks: DerivedTracks, count: Int? = nil
  ) -> [DerivedValue] {
    let (lanes, children) = (tracks.lanes, tree.children(of: node))
    guard !lanes.isEmpty else { return [] }
    let across = grid.axis.flipped
    return stride(from: 0, to: children.count, by: lanes.count).prefix(count ?? .max).map { first in
      largest(
        (first..<min(first + lanes.count, children.count)).map { place in
          length(
            children.lowerBound + place, on: across,
            DerivedOffer(grid.axis, lanes[place - first].length, across: nil))
        }, node)
    }
  }

  private func gaps(_ count: Int, _ grid: TrackGrid, _ node: Int) -> DerivedValue.Operand? {
    guard count > 0, grid.spacing != 0 else { return nil }
    let one = gap(
      grid.spacing, node, isWritten: grid.spacing != TrackGrid(axis: grid.axis).spacing)
    return count == 1 ? one : repeated(one, count, node)
  }

  /// - Source: `content.md` c.2.
  mutating func length(of grid: TrackGrid, _ node: Int, on axis: Axis, _ offer: DerivedOffer)
    -> DerivedValue
  {
    let first = tracks(grid, node, in: offer[grid.axis])
    if axis == grid.axis { return first.length }
    let breadths = breadths(grid, node, tracks(grid, node, in: first.length))
    return total(breadths, gaps(breadths.count - 1, grid, node), node)
  }

  mutating func place(of child: Int, in grid: TrackGrid, _ node: Int, _ size: DerivedSize)
    -> DerivedPlace?
  {
    let tracks = tracks(grid, node, in: size[grid.axis])
    let (lanes, place) = (tracks.lanes, child - tree.children(of: node).lowerBound)
    guard !lanes.isEmpty else { return nil }
    let (line, lane, across) = (place / lanes.count, lanes[place % lanes.count], grid.axis.flipped)
    let breadths = breadths(grid, node, tracks, count: line + 1)
    let cell = DerivedSize(grid.axis, lane.length, across: breadths[line])
    let cause = cause(node, grid.axis.isHorizontal ? "columns" : "rows")
    var found = aligned(placed(child, DerivedOffer(cell)), lane.alignment, cell, cause)
    var start: DerivedValue? = lane.start.result == 0 ? nil : lane.start
    if tracks.reach.result < size[grid.axis].result,
      let rest = DerivedShift(
        aligning: tracks.reach, in: size[grid.axis], at: grid.alignment.unit[grid.axis],
        self.cause(node, "alignment"))
    {
      start = start.map { rest.added(to: $0) } ?? rest.value
    }
    let above = behind(
      Array(breadths[..<line]), gaps(line, grid, node), node)
    found[grid.axis] = found[grid.axis].after(start, cause)
    found[across] = found[across].after(above?.value, cause)
    return found
  }
}

extension DerivedShift? {
  /// The same behind `start`; `nil`: at 0.
  fileprivate func after(_ start: DerivedValue?, _ cause: DerivedValue.Cause) -> DerivedShift? {
    guard let start else { return self }
    return DerivedShift(
      .value(self?.added(to: start) ?? start), .init("grid-column", "in its track: ", cause))
  }
}
