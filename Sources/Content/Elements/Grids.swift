internal import LayoutGeometry
internal import LayoutModel

/// How long the columns and rows of a grid are.
private struct GridLines {
  var widths: [Points]
  var heights: [Points]
  let grid: Grid

  var size: Size {
    Size(
      width: Self.length(widths, grid.horizontalSpacing),
      height: Self.length(heights, grid.verticalSpacing))
  }

  /// The frame of a cell of `row` over `columns`.
  func frame(row: Int, columns: Range<Int>) -> Rectangle {
    let left = Self.length(widths[..<columns.lowerBound], grid.horizontalSpacing)
    let top = Self.length(heights[..<row], grid.verticalSpacing)
    return Rectangle(
      x: left + (columns.lowerBound > 0 ? grid.horizontalSpacing : 0),
      y: top + (row > 0 ? grid.verticalSpacing : 0), width: width(of: columns),
      height: heights[row])
  }

  func width(of columns: Range<Int>) -> Points {
    Self.length(widths[columns], grid.horizontalSpacing)
  }

  private static func length(_ parts: some Collection<Points>, _ gap: Points) -> Points {
    parts.reduce(Double(max(0, parts.count - 1)) * gap, +)
  }
}

extension Engine {
  /// - Source: `content.md` c.3.
  mutating func gridSize(_ node: Int, _ proposal: Proposal) -> Size {
    lines(ofGrid: node, proposal).size
  }

  mutating func gridPlaces(_ node: Int, _ proposal: Proposal) -> [Placement] {
    let (plan, lines) = (plan(of: node), lines(ofGrid: node, proposal))
    var places: [Placement] = []
    for row in plan.rows {
      var placed: [Placement] = []
      for cell in plan.cells[row.cells] {
        let frame = lines.frame(row: cell.row, columns: cell.columns)
        var placement = placement(cell.child, Proposal(frame.size))
        let unit = plan.unit(of: cell, row)
        placement.origin =
          frame.origin
          + Point(
            x: unit.x * (frame.width - placement.size.width),
            y: unit.y * (frame.height - placement.size.height))
        placed.append(placement)
      }
      if let alignment = row.alignment, alignment.isBaseline {
        alignBaselines(of: &placed, alignment)
      }
      places += placed
    }
    return places
  }

  /// Gives the rows that are elements their frames.
  mutating func markRows(of node: Int, at origin: Point, _ proposal: Proposal) {
    let (plan, lines) = (plan(of: node), lines(ofGrid: node, proposal))
    for (index, row) in plan.rows.enumerated() {
      guard let element = row.element else { continue }
      mark(element, lines.frame(row: index, columns: 0..<plan.columnCount).offset(by: origin))
    }
  }

  private func plan(of node: Int) -> GridPlan { tree.grids[Int(tree.nodes[node].detail)] }

  private mutating func lines(ofGrid node: Int, _ proposal: Proposal) -> GridLines {
    let plan = plan(of: node)
    var lines = GridLines(
      widths: Array(repeating: 0, count: plan.columnCount),
      heights: Array(repeating: 0, count: plan.rows.count), grid: plan.grid)
    lines.widths = widths(of: plan, proposal)
    widen(&lines, plan, proposal)
    lines.heights = heights(of: plan, lines, proposal)
    return lines
  }

  /// - Source: `content.md` c.3, 2.
  private mutating func widths(of plan: GridPlan, _ proposal: Proposal) -> [Points] {
    var columns: [[Int]] = Array(repeating: [], count: plan.columnCount)
    for cell in plan.cells where cell.span == 1 && !cell.isAlone && cell.isSized(.horizontal) {
      columns[cell.column].append(cell.child)
    }
    let gaps = Double(max(0, plan.columnCount - 1)) * plan.grid.horizontalSpacing
    let question = proposal.replacing(.horizontal, with: proposal.width.map { $0 - gaps })
    return lengths(of: columns.map { $0.map { ($0, question) } }, on: .horizontal)
  }

  /// - Source: `content.md` c.3, 3.
  private mutating func widen(
    _ lines: inout GridLines, _ plan: GridPlan, _ proposal: Proposal
  ) {
    for cell in plan.cells where cell.span > 1 || cell.isAlone {
      guard cell.isSized(.horizontal) else { continue }
      let width = lines.width(of: cell.columns)
      let offer = proposal.width.map { cell.isAlone ? $0 : width }
      let wanted = length(
        cell.child, proposal.replacing(.horizontal, with: offer), on: .horizontal)
      guard wanted > width else { continue }
      for column in cell.columns { lines.widths[column] += (wanted - width) / Double(cell.span) }
    }
  }

  /// - Source: `content.md` c.3, 5.
  private mutating func heights(
    of plan: GridPlan, _ lines: GridLines, _ proposal: Proposal
  ) -> [Points] {
    let gaps = Double(max(0, plan.rows.count - 1)) * plan.grid.verticalSpacing
    let height = proposal.height.map { $0 - gaps }
    let rows = plan.rows.map { row in
      plan.cells[row.cells].filter { $0.isSized(.vertical) }.map { cell in
        (cell.child, Proposal(width: lines.width(of: cell.columns), height: height))
      }
    }
    return lengths(of: rows, on: .vertical)
  }

  /// How long lines of children are on `axis`, each as long as its longest child, where all of them
  /// share what the children are proposed.
  private mutating func lengths(
    of lines: [[(child: Int, proposal: Proposal)]], on axis: Axis
  ) -> [Points] {
    var lengths = [Points](repeating: 0, count: lines.count)
    guard let whole = lines.lazy.flatMap(\.self).first?.proposal[axis] else {
      for (line, cells) in lines.enumerated() {
        lengths[line] = longest(of: cells, on: axis) { $0 }
      }
      return lengths
    }
    var claims: [Claim] = []
    for cells in lines {
      claims.append(
        Claim(
          priority: cells.map { tree.nodes[$0.child].priority }.max() ?? 0,
          least: longest(of: cells, on: axis) { $0.replacing(axis, with: 0) },
          most: longest(of: cells, on: axis) { $0.replacing(axis, with: .infinity) }))
    }
    claims.share(whole) { line, offer in
      lengths[line] = longest(of: lines[line], on: axis) { $0.replacing(axis, with: offer) }
      return lengths[line]
    }
    return lengths
  }

  private mutating func longest(
    of cells: [(child: Int, proposal: Proposal)], on axis: Axis,
    _ question: (Proposal) -> Proposal
  ) -> Points {
    var longest: Points = 0
    for cell in cells {
      longest = max(longest, length(cell.child, question(cell.proposal), on: axis))
    }
    return longest
  }

  /// Moves what stands in a row so that lines of text meet.
  private mutating func alignBaselines(
    of places: inout [Placement], _ alignment: RowAlignment
  ) {
    var guides: [Points] = []
    for place in places {
      guides.append(guide(of: place.child, alignment, place.size, place.proposal))
    }
    guard let lowest = guides.max(), let top = places.map(\.origin.y).min() else { return }
    for (index, guide) in guides.enumerated() { places[index].origin.y = top + lowest - guide }
  }
}

extension GridPlan {
  /// Where something stands in its cell, as fractions of the room that is left.
  ///
  /// - Source: `content.md` c.3, 6.
  fileprivate func unit(of cell: Cell, _ row: Row) -> Point {
    if let anchor = cell.words.anchor { return anchor.unit }
    var unit = grid.alignment.unit
    if let alignment = columnAlignments[cell.column] { unit.x = alignment.unit }
    if let alignment = row.alignment?.unit { unit.y = alignment }
    return unit
  }
}

extension GridPlan.Cell {
  /// Whether it has a say in the length of its column or row.
  fileprivate func isSized(_ axis: Axis) -> Bool { !(words.unsized?.contains(axis) ?? false) }
}

extension RowAlignment {
  var isBaseline: Bool { unit == nil }

  /// The place as a fraction of the room that is left; `nil` for baselines.
  var unit: Double? {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    case .firstBaseline, .lastBaseline, .firstTextBaseline, .lastTextBaseline: nil
    }
  }
}
