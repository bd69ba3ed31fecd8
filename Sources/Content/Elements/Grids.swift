internal import LayoutGeometry
internal import LayoutLanguage

/// How long the columns or the rows of a grid are.
private struct GridTracks {
  var lengths: [Linear]
  let gap: Points

  /// Where a line starts.
  func start(of line: Int) -> Linear { length(of: 0..<line) + (line > 0 ? gap : 0) }

  func length(of lines: Range<Int>) -> Linear {
    lengths[lines].reduce(Linear(Double(max(0, lines.count - 1)) * gap), +)
  }
}

/// The columns and rows of a grid.
private struct GridGeometry {
  let columns: GridTracks
  let rows: GridTracks

  /// The frame of a cell of `row` over `columns`.
  func frame(row: Int, columns cells: Range<Int>) -> LinearFrame {
    LinearFrame(
      origin: LinearPoint(x: columns.start(of: cells.lowerBound), y: rows.start(of: row)),
      size: LinearSize(width: columns.length(of: cells), height: rows.lengths[row]))
  }
}

extension LayoutPass {
  /// - Source: `content.md` c.3.
  mutating func gridLength(_ node: Int, on axis: Axis, _ proposal: LinearProposal) -> Linear {
    let plan = plan(of: node)
    if axis.isHorizontal {
      return columns(of: plan, proposal).length(of: 0..<plan.columnCount)
    }
    var columns: GridTracks?
    return rows(of: plan, proposal, &columns).length(of: 0..<plan.rows.count)
  }

  mutating func gridPlaces(_ node: Int, _ proposal: LinearProposal) -> [Placement] {
    let (plan, geometry) = (plan(of: node), geometry(ofGrid: node, proposal))
    var places: [Placement] = []
    for row in plan.rows {
      var placed: [Placement] = []
      for cell in plan.cells[row.cells] {
        let frame = geometry.frame(row: cell.row, columns: cell.columns)
        var placement = placement(cell.child, LinearProposal(frame.size))
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
    let (plan, geometry) = (plan(of: node), geometry(ofGrid: node, LinearProposal(proposal)))
    for (index, row) in plan.rows.enumerated() {
      guard let element = row.element else { continue }
      let frame = geometry.frame(row: index, columns: 0..<plan.columnCount).value
      mark(element, frame.offset(by: origin))
    }
  }

  /// The upper bound of a grid's length on `axis` if it is proposed 0.
  mutating func boundOfLeast(ofGrid node: Int, on axis: Axis) -> Points {
    let plan = plan(of: node)
    let (lines, gap) =
      axis.isHorizontal
      ? (plan.sizedColumns, plan.grid.horizontalSpacing)
      : (plan.sizedRows, plan.grid.verticalSpacing)
    let gaps = Double(max(0, lines.count - 1)) * gap
    let priorities = lines.map(priority)
    guard gaps >= 0, priorities.allSatisfy({ $0 == priorities[0] }) else { return .infinity }
    let length = lines.reduce(gaps) { $0 + longestLeast(of: $1, on: axis) }
    // A cell across several columns gets the sum of their lengths.
    let isWithin = plan.cells.allSatisfy { cell in
      cell.span == 1 && !cell.isAlone || !cell.isSized(.horizontal)
        || cell.isAlone && leastBound(of: cell.child, on: .horizontal) <= length
    }
    return !axis.isHorizontal || isWithin ? length : .infinity
  }

  private func priority(_ cells: [GridPlan.Cell]) -> Double {
    cells.map { tree.nodes[$0.child].priority }.max() ?? 0
  }

  private mutating func longestLeast(of cells: [GridPlan.Cell], on axis: Axis) -> Points {
    cells.reduce(0) { max($0, leastBound(of: $1.child, on: axis)) }
  }

  /// A line of cells, as long as the longest of them.
  private mutating func member(_ cells: [GridPlan.Cell], on axis: Axis) -> SharingMember {
    let isPlain = cells.allSatisfy { tree.isPlain($0.child) }
    let isSpanned = axis.isHorizontal && cells.contains { $0.span > 1 }
    return SharingMember(
      priority: priority(cells),
      leastBound: isPlain || isSpanned ? .infinity : longestLeast(of: cells, on: axis),
      isPlain: isPlain)
  }

  private func plan(of node: Int) -> GridPlan { tree.grids[Int(tree.nodes[node].detail)] }

  private mutating func geometry(ofGrid node: Int, _ proposal: LinearProposal) -> GridGeometry {
    let plan = plan(of: node)
    let columns = columns(of: plan, proposal)
    var known: GridTracks? = columns
    return GridGeometry(columns: columns, rows: rows(of: plan, proposal, &known))
  }

  /// - Source: `content.md` c.3, 2 and 3.
  private mutating func columns(of plan: GridPlan, _ proposal: LinearProposal) -> GridTracks {
    var lines = GridTracks(lengths: [], gap: plan.grid.horizontalSpacing)
    let columns = plan.sizedColumns
    let gaps = Double(max(0, plan.columnCount - 1)) * lines.gap
    let whole = proposal.width.map { $0 - gaps }
    lines.lengths = lengths(of: columns, on: .horizontal, sharing: whole) { pass, cell, width in
      pass.width(of: cell, in: plan, width, proposal)
    }
    for cell in plan.cells where cell.span > 1 || cell.isAlone {
      guard cell.isSized(.horizontal) else { continue }
      let width = lines.length(of: cell.columns)
      let offer = proposal.width.map { cell.isAlone ? $0 : width }
      let wanted = length(
        cell.child, on: .horizontal, LinearProposal(width: offer, height: proposal.height))
      let more = domain.larger(wanted - width, .zero) / Double(cell.span)
      for column in cell.columns { lines.lengths[column] += more }
    }
    return lines
  }

  /// How wide a column has to be for `cell` if it is offered `width`.
  private mutating func width(
    of cell: GridPlan.Cell, in plan: GridPlan, _ width: Linear?, _ proposal: LinearProposal
  ) -> Linear {
    guard cell.span == 1 else { return share(of: cell, in: plan, width, proposal) }
    return length(
      cell.child, on: .horizontal, LinearProposal(width: width, height: proposal.height))
  }

  /// How wide each of the columns that only `cell` covers is if it is offered `width`.
  ///
  /// - Source: `content.md` c.3, 3: the other columns are as narrow as they can be.
  private mutating func share(
    of cell: GridPlan.Cell, in plan: GridPlan, _ width: Linear?, _ proposal: LinearProposal
  ) -> Linear {
    var (count, others) = (0.0, Linear(Double(cell.span - 1) * plan.grid.horizontalSpacing))
    let columns = plan.sizedColumns
    for column in cell.columns {
      if columns[column].contains(where: { $0.span == 1 }) {
        others += longest(of: columns[column], .zero) { pass, cell, width in
          pass.length(
            cell.child, on: .horizontal, LinearProposal(width: width, height: proposal.height))
        }
      } else {
        count += 1
      }
    }
    let offer = width.map { others + $0 * count }
    let wanted = length(
      cell.child, on: .horizontal, LinearProposal(width: offer, height: proposal.height))
    return domain.larger(wanted - others, .zero) / count
  }

  /// - Parameter columns: Computed only where a cell's height depends on them.
  /// - Source: `content.md` c.3, 5.
  private mutating func rows(
    of plan: GridPlan, _ proposal: LinearProposal, _ columns: inout GridTracks?
  ) -> GridTracks {
    var lines = GridTracks(lengths: [], gap: plan.grid.verticalSpacing)
    let gaps = Double(max(0, plan.rows.count - 1)) * lines.gap
    let whole = proposal.height.map { $0 - gaps }
    lines.lengths = lengths(of: plan.sizedRows, on: .vertical, sharing: whole) {
      pass, cell, height in
      if let height = pass.length(cell.child, on: .vertical, acrossAny: height) { return height }
      let known = columns ?? pass.columns(of: plan, proposal)
      columns = known
      let offer = LinearProposal(width: known.length(of: cell.columns), height: height)
      return pass.length(cell.child, on: .vertical, offer)
    }
    return lines
  }

  /// How long lines of cells are, each as long as its longest cell, where all of them share what is
  /// proposed.
  ///
  /// - Parameter ask: How long a cell is if it is offered a length.
  private mutating func lengths(
    of lines: [[GridPlan.Cell]], on axis: Axis, sharing whole: Linear?,
    _ ask: (inout LayoutPass, GridPlan.Cell, Linear?) -> Linear
  ) -> [Linear] {
    guard let whole else { return lines.map { longest(of: $0, nil, ask) } }
    let shares = shares(of: whole, among: lines, on: axis, ask)
    return lines.indices.map { longest(of: lines[$0], shares[$0].offer, ask) }
  }

  private mutating func shares(
    of whole: Linear, among lines: [[GridPlan.Cell]], on axis: Axis,
    _ ask: (inout LayoutPass, GridPlan.Cell, Linear?) -> Linear
  ) -> Shares {
    let members = lines.map { member($0, on: axis) }
    return share(whole, among: members) { pass, line, offer in
      pass.longest(of: lines[line], offer, ask)
    }
  }

  /// The columns or rows of a grid by priority, in the order in which they are offered a length.
  mutating func sharingOrder(
    ofGrid node: Int, on axis: Axis, _ proposal: LinearProposal
  ) -> [[Int]] {
    let plan = plan(of: node)
    guard let length = proposal[axis] else { return [] }
    let (lines, gap) =
      axis.isHorizontal
      ? (plan.sizedColumns, plan.grid.horizontalSpacing)
      : (plan.sizedRows, plan.grid.verticalSpacing)
    let whole = length - Double(max(0, lines.count - 1)) * gap
    guard !axis.isHorizontal else {
      return shares(of: whole, among: lines, on: axis) { pass, cell, width in
        pass.width(of: cell, in: plan, width, proposal)
      }.orderByPriority
    }
    let columns = columns(of: plan, proposal)
    return shares(of: whole, among: lines, on: axis) { pass, cell, height in
      pass.length(
        cell.child, on: .vertical,
        LinearProposal(width: columns.length(of: cell.columns), height: height))
    }.orderByPriority
  }

  private mutating func longest(
    of cells: [GridPlan.Cell], _ offer: Linear?,
    _ ask: (inout LayoutPass, GridPlan.Cell, Linear?) -> Linear
  ) -> Linear {
    cells.reduce(.zero) { domain.larger($0, ask(&self, $1, offer)) }
  }

  /// Moves what stands in a row so that lines of text meet.
  private mutating func alignBaselines(
    of places: inout [Placement], _ alignment: RowAlignment
  ) {
    var guides: [Linear] = []
    for place in places {
      guides.append(guide(of: place.child, alignment, place.size.height, place.proposal))
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
  /// The cells that determine the length of their column, by column.
  var sizedColumns: [[Cell]] {
    var columns: [[Cell]] = Array(repeating: [], count: columnCount)
    for cell in cells where cell.span == 1 && !cell.isAlone && cell.isSized(.horizontal) {
      columns[cell.column].append(cell)
    }
    // What only cells across several columns cover is theirs.
    for cell in cells where cell.span > 1 && !cell.isAlone && cell.isSized(.horizontal) {
      for column in cell.columns where columns[column].allSatisfy({ $0.span > 1 }) {
        columns[column].append(cell)
      }
    }
    return columns
  }

  /// The cells that determine the length of their row, by row.
  var sizedRows: [[Cell]] {
    rows.map { cells[$0.cells].filter { $0.isSized(.vertical) } }
  }

  /// Where something stands in its cell, as fractions of the space that is left.
  ///
  /// - Source: `content.md` c.3, 6.
  func unit(of cell: Cell, _ row: Row) -> Point {
    if let anchor = cell.attributes.anchor { return anchor.unit }
    var unit = grid.alignment.unit
    if let alignment = columnAlignments[cell.column] { unit.x = alignment.unit }
    if let alignment = row.alignment?.unit { unit.y = alignment }
    return unit
  }
}

extension GridPlan.Cell {
  /// Whether it determines the length of its column or row.
  func isSized(_ axis: Axis) -> Bool { !(attributes.unsized?.contains(axis) ?? false) }
}

extension RowAlignment {
  var isBaseline: Bool { unit == nil }

  /// The place as a fraction of the space that is left; `nil` for baselines.
  var unit: Double? {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    case .firstBaseline, .lastBaseline, .firstTextBaseline, .lastTextBaseline: nil
    }
  }
}
