internal import LayoutGeometry
internal import LayoutModel

/// How long the columns and rows of a grid are.
private struct GridLines {
  var widths: [Linear]
  var heights: [Linear]
  let grid: Grid

  var size: LinearSize {
    LinearSize(
      width: Self.length(widths, grid.horizontalSpacing),
      height: Self.length(heights, grid.verticalSpacing))
  }

  /// The frame of a cell of `row` over `columns`.
  func frame(row: Int, columns: Range<Int>) -> LinearFrame {
    let left = Self.length(widths[..<columns.lowerBound], grid.horizontalSpacing)
    let top = Self.length(heights[..<row], grid.verticalSpacing)
    return LinearFrame(
      origin: LinearPoint(
        x: left + (columns.lowerBound > 0 ? grid.horizontalSpacing : 0),
        y: top + (row > 0 ? grid.verticalSpacing : 0)),
      size: LinearSize(width: width(of: columns), height: heights[row]))
  }

  func width(of columns: Range<Int>) -> Linear {
    Self.length(widths[columns], grid.horizontalSpacing)
  }

  private static func length(_ parts: some Collection<Linear>, _ gap: Points) -> Linear {
    parts.reduce(Linear(Double(max(0, parts.count - 1)) * gap), +)
  }
}

/// Where something stands, and how large it is.
private struct LinearFrame {
  let origin: LinearPoint
  let size: LinearSize

  /// What it is for the proposal that is being answered.
  var value: Rectangle { Rectangle(origin: origin.value, size: size.value) }
}

extension Engine {
  /// - Source: `content.md` c.3.
  mutating func gridSize(_ node: Int, _ proposal: Offer) -> LinearSize {
    lines(ofGrid: node, proposal).size
  }

  mutating func gridPlaces(_ node: Int, _ proposal: Offer) -> [Placement] {
    let (plan, lines) = (plan(of: node), lines(ofGrid: node, proposal))
    var places: [Placement] = []
    for row in plan.rows {
      var placed: [Placement] = []
      for cell in plan.cells[row.cells] {
        let frame = lines.frame(row: cell.row, columns: cell.columns)
        var placement = placement(cell.child, Offer(frame.size))
        let unit = plan.unit(of: cell, row)
        placement.origin =
          frame.origin
          + LinearPoint(
            x: (frame.size.width - placement.size.width) * unit.x,
            y: (frame.size.height - placement.size.height) * unit.y)
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
    let (plan, lines) = (plan(of: node), lines(ofGrid: node, Offer(proposal)))
    for (index, row) in plan.rows.enumerated() {
      guard let element = row.element else { continue }
      let frame = lines.frame(row: index, columns: 0..<plan.columnCount).value
      mark(element, frame.offset(by: origin))
    }
  }

  private func plan(of node: Int) -> GridPlan { tree.grids[Int(tree.nodes[node].detail)] }

  private mutating func lines(ofGrid node: Int, _ proposal: Offer) -> GridLines {
    let plan = plan(of: node)
    var lines = GridLines(
      widths: Array(repeating: .zero, count: plan.columnCount),
      heights: Array(repeating: .zero, count: plan.rows.count), grid: plan.grid)
    lines.widths = widths(of: plan, proposal)
    widen(&lines, plan, proposal)
    lines.heights = heights(of: plan, lines, proposal)
    return lines
  }

  /// - Source: `content.md` c.3, 2.
  private mutating func widths(of plan: GridPlan, _ proposal: Offer) -> [Linear] {
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
    _ lines: inout GridLines, _ plan: GridPlan, _ proposal: Offer
  ) {
    for cell in plan.cells where cell.span > 1 || cell.isAlone {
      guard cell.isSized(.horizontal) else { continue }
      let width = lines.width(of: cell.columns)
      let offer = proposal.width.map { cell.isAlone ? $0 : width }
      let wanted = length(
        cell.child, proposal.replacing(.horizontal, with: offer), on: .horizontal)
      let more = domain.larger(wanted - width, .zero) / Double(cell.span)
      for column in cell.columns { lines.widths[column] = lines.widths[column] + more }
    }
  }

  /// - Source: `content.md` c.3, 5.
  private mutating func heights(
    of plan: GridPlan, _ lines: GridLines, _ proposal: Offer
  ) -> [Linear] {
    let gaps = Double(max(0, plan.rows.count - 1)) * plan.grid.verticalSpacing
    let height = proposal.height.map { $0 - gaps }
    let rows = plan.rows.map { row in
      plan.cells[row.cells].filter { $0.isSized(.vertical) }.map { cell in
        (cell.child, Offer(width: lines.width(of: cell.columns), height: height))
      }
    }
    return lengths(of: rows, on: .vertical)
  }

  /// How long lines of children are on `axis`, each as long as its longest child, where all of them
  /// share what the children are proposed.
  private mutating func lengths(
    of lines: [[(child: Int, proposal: Offer)]], on axis: Axis
  ) -> [Linear] {
    var lengths = [Linear](repeating: .zero, count: lines.count)
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
          least: longest(of: cells, on: axis) { $0.replacing(axis, with: .zero) },
          most: longest(of: cells, on: axis) { $0.replacing(axis, with: .infinity) }))
    }
    share(whole, among: claims) { engine, line, offer in
      lengths[line] = engine.longest(of: lines[line], on: axis) { $0.replacing(axis, with: offer) }
      return lengths[line]
    }
    return lengths
  }

  private mutating func longest(
    of cells: [(child: Int, proposal: Offer)], on axis: Axis,
    _ question: (Offer) -> Offer
  ) -> Linear {
    var longest = Linear.zero
    for cell in cells {
      longest = domain.larger(
        longest, length(cell.child, question(cell.proposal), on: axis))
    }
    return longest
  }

  /// Moves what stands in a row so that lines of text meet.
  private mutating func alignBaselines(
    of places: inout [Placement], _ alignment: RowAlignment
  ) {
    var guides: [Linear] = []
    for place in places {
      guides.append(guide(of: place.child, alignment, place.size, place.proposal))
    }
    guard var (lowest, top) = guides.first.map({ ($0, places[0].origin.y) }) else { return }
    for (guide, place) in zip(guides, places) {
      lowest = domain.larger(lowest, guide)
      top = domain.smaller(top, place.origin.y)
    }
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
