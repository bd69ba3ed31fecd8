internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSteps

/// Grids of rows and columns.
extension ContentDeriver {
  /// How long the columns or the rows of a grid are.
  private struct Lines {
    var lengths: [DerivedValue]
    let gap: DerivedValue.Operand?
  }

  private func plan(_ node: Int) -> GridPlan { tree.grids[Int(tree.nodes[node].detail)] }

  private func gap(_ node: Int, on axis: Axis) -> DerivedValue.Operand? {
    let grid = plan(node).grid
    let gap = axis.isHorizontal ? grid.horizontalSpacing : grid.verticalSpacing
    return gap == 0
      ? nil
      : self.gap(
        gap, node, isWritten: gap != Stack.standardSpacing,
        axis.isHorizontal ? "horizontalSpacing" : "verticalSpacing")
  }

  private func gaps(_ count: Int, _ gap: DerivedValue.Operand?, _ node: Int)
    -> DerivedValue.Operand?
  {
    guard count > 0, let gap else { return nil }
    return count == 1 ? gap : repeated(gap, count, node)
  }

  private func length(of range: Range<Int>, _ lines: Lines, _ node: Int) -> DerivedValue {
    let operands =
      Array(lines.lengths[range]).runs + [gaps(range.count - 1, lines.gap, node)].compactMap(\.self)
    if operands.count == 1, case .value(let value) = operands[0] { return value }
    return DerivedValue(
      .add, operands.isEmpty ? [.value(largest([], node))] : operands,
      .init("grid-column", "columns or rows with their gaps: ", cause(node)))
  }

  private func start(of line: Int, _ lines: Lines, _ node: Int) -> DerivedValue.Operand? {
    guard line > 0 else { return nil }
    let terms =
      Array(lines.lengths[..<line]).runs + [gaps(line, lines.gap, node)].compactMap(\.self)
    if terms.count == 1 { return terms[0] }
    return .value(
      DerivedValue(.add, terms, .init("grid-column", "what is before it: ", cause(node))))
  }

  private mutating func lines(_ node: Int, on axis: Axis, _ offer: DerivedOffer) -> Lines {
    axis.isHorizontal ? columns(node, offer) : rows(node, offer)
  }

  mutating func gridLength(_ node: Int, on axis: Axis, _ offer: DerivedOffer) -> DerivedValue {
    let lines = lines(node, on: axis, offer)
    return length(of: lines.lengths.indices, lines, node)
  }

  private mutating func columns(_ node: Int, _ offer: DerivedOffer) -> Lines {
    let plan = plan(node)
    var lines = self.lengths(of: plan.sizedColumns, .init(node, .horizontal, offer)) {
      deriver, cell, width in
      cell.span == 1
        ? deriver.length(
          cell.child, on: .horizontal, DerivedOffer(width: width, height: offer.height))
        : deriver.share(of: cell, node, width, offer)
    }
    for cell in plan.cells
    where (cell.span > 1 || cell.isAlone) && cell.isSized(.horizontal) {
      let width = length(of: cell.columns, lines, node)
      let offered = cell.isAlone ? offer.width : offer.width.map { _ in width }
      let wanted = length(
        cell.child, on: .horizontal, DerivedOffer(width: offered, height: offer.height))
      guard wanted.result > width.result else { continue }
      let more = part(of: wanted, less: width, cell.span, cell.child)
      for column in cell.columns {
        lines.lengths[column] = DerivedValue(
          .add, [.value(lines.lengths[column]), .value(more)],
          .init("grid-column", "with a part of what the cell needs: ", cause(cell.child)))
      }
    }
    return lines
  }

  /// One of `count` parts of what a cell takes more than `width`.
  private func part(of wanted: DerivedValue, less width: DerivedValue, _ count: Int, _ cell: Int)
    -> DerivedValue
  {
    let cause = cause(cell, "span")
    let more = DerivedValue(
      .subtract, [.value(wanted), .value(width)],
      .init("grid-column", "what \(label(cell)) needs more: ", cause)
    ).atLeast(0, "grid-column")
    return count == 1
      ? more
      : DerivedValue(
        .divide, [.value(more), .count(count)],
        .init("grid-column", "shared by \(count) columns: ", cause))
  }

  /// How wide each of the columns that only `cell` covers is if it is offered `width`.
  private mutating func share(
    of cell: GridPlan.Cell, _ node: Int, _ width: DerivedValue?, _ offer: DerivedOffer
  ) -> DerivedValue {
    let columns = plan(node).sizedColumns
    let zero = DerivedValue(
      given: 0, "grid-column", "asked for its least length", .init(origin: .default))
    var (count, lengths): (Int, [DerivedValue]) = (0, [])
    for column in cell.columns {
      guard columns[column].contains(where: { $0.span == 1 }) else {
        count += 1
        continue
      }
      let least = columns[column].map { other in
        other.span == 1
          ? length(other.child, on: .horizontal, DerivedOffer(width: zero, height: offer.height))
          : share(of: other, node, zero, offer)
      }
      lengths.append(largest(least, node))
    }
    let others = self.total(lengths, gaps(cell.span - 1, gap(node, on: .horizontal), node), node)
    let offered = width.map { width in
      DerivedValue(
        .add,
        [
          .value(others),
          count == 1
            ? .value(width)
            : .value(
              DerivedValue(
                .multiply, [.value(width), .count(count)],
                .init("grid-column", "\(count) columns: ", cause(cell.child)))),
        ], .init("grid-column", "with the columns beside it: ", cause(cell.child)))
    }
    let wanted = length(
      cell.child, on: .horizontal, DerivedOffer(width: offered, height: offer.height))
    return part(of: wanted, less: others, count, cell.child)
  }

  private mutating func rows(_ node: Int, _ offer: DerivedOffer) -> Lines {
    var columns: Lines?
    return lengths(of: plan(node).sizedRows, .init(node, .vertical, offer)) {
      deriver, cell, height in
      let known = columns ?? deriver.columns(node, offer)
      columns = known
      let width = deriver.length(of: cell.columns, known, node)
      return deriver.length(
        cell.child, on: .vertical, DerivedOffer(width: width, height: height))
    }
  }

  /// The columns or rows of a grid that is offered something.
  private struct LineQuestion {
    let node: Int
    let axis: Axis
    let offer: DerivedOffer

    init(_ node: Int, _ axis: Axis, _ offer: DerivedOffer) {
      (self.node, self.axis, self.offer) = (node, axis, offer)
    }
  }

  /// How long lines of cells are, each as long as its longest cell.
  private mutating func lengths(
    of lines: [[GridPlan.Cell]], _ question: LineQuestion,
    _ ask: (inout ContentDeriver, GridPlan.Cell, DerivedValue?) -> DerivedValue
  ) -> Lines {
    let (node, axis, offer) = (question.node, question.axis, question.offer)
    let gap = gap(node, on: axis)
    func longest(_ deriver: inout ContentDeriver, _ line: Int, _ offer: DerivedValue?)
      -> DerivedValue
    {
      let all = lines[line].map { ask(&deriver, $0, offer) }
      return deriver.largest(all, node).atLeast(0, "grid-column")
    }
    guard let length = offer[axis] else {
      return Lines(lengths: lines.indices.map { longest(&self, $0, nil) }, gap: gap)
    }
    let groups = pass.sharingOrder(ofGrid: node, on: axis, offer.linear)
    let rest = less(length, gaps(lines.count - 1, gap, node), node)
    let offers = share(rest, of: node, among: groups) {
      longest(&$0, $1, $2.atLeast(0, "proposed"))
    }
    return Lines(
      lengths: lines.indices.map { line in
        longest(&self, line, (offers[line] ?? rest).atLeast(0, "proposed"))
      }, gap: gap)
  }

  /// Where a cell's content stands.
  mutating func cell(_ child: Int, _ node: Int, _ offer: DerivedOffer) -> DerivedPlace? {
    let plan = plan(node)
    guard let cell = plan.cells.first(where: { $0.child == child }) else { return nil }
    let (columns, rows) = (columns(node, offer), rows(node, offer))
    let row = plan.rows[cell.row]
    var places: [DerivedPlace] = []
    for other in plan.cells[row.cells] where other.child == child || row.isOnLines {
      let size = DerivedSize(
        width: length(of: other.columns, columns, node), height: rows.lengths[other.row])
      var place = placed(other.child, DerivedOffer(size))
      let unit = plan.unit(of: other, row)
      let cause = cause(node, "alignment")
      let starts = [start(of: other.column, columns, node), start(of: other.row, rows, node)]
      for (axis, start) in zip(Axis.allCases, starts) {
        let own = DerivedShift(
          aligning: place.size[axis], in: size[axis], at: unit[axis], cause)
        place[axis] = shift(start, own?.operand, node)
      }
      places.append(place)
    }
    guard let index = places.firstIndex(where: { $0.child == child }) else { return nil }
    var place = places[index]
    if row.isOnLines, let alignment = row.alignment {
      place.y = onLine(places, index, alignment, node)
    }
    return place
  }

  private func shift(
    _ start: DerivedValue.Operand?, _ own: DerivedValue.Operand?, _ node: Int
  ) -> DerivedShift? {
    let reason = DerivedValue.Reason("grid-column", "in its column or row: ", cause(node))
    guard let start, let own else { return (start ?? own).flatMap { DerivedShift($0, reason) } }
    return DerivedShift(
      .value(
        DerivedValue(
          .add, [start, own], .init("grid-column", "where its cell begins: ", cause(node)))), reason
    )
  }

  /// Where a cell stands whose line of text meets those beside it.
  private mutating func onLine(
    _ places: [DerivedPlace], _ index: Int, _ alignment: RowAlignment, _ node: Int
  ) -> DerivedShift? {
    let cause = cause(node, "alignment")
    var guides: [DerivedValue] = []
    for place in places {
      guides.append(guide(of: place.child, alignment, place.size.height, place.offer))
    }
    func pick(_ operation: DerivedValue.Operation, _ values: [DerivedValue], _ words: String)
      -> DerivedValue
    {
      let values = values.withoutRepetitions
      return values.count == 1
        ? values[0]
        : DerivedValue(operation, values.map { .value($0) }, .init("aligned", words, cause))
    }
    let lowest = pick(.max, guides, "the lowest line of text: ")
    let top = pick(.min, places.map(\.y.value), "the top of the highest: ")
    let line = DerivedValue(
      .add, [.value(top), .value(lowest)], .init("aligned", "where the lines meet: ", cause))
    return DerivedShift(
      .value(line.minus(guides[index], cause)), .init("aligned", "on the line: ", cause))
  }

  /// A row of a grid that is an element.
  mutating func row(_ element: Int, in place: DerivedPlace) -> DerivedPlace? {
    let node = place.child
    guard case .grid = tree.nodes[node].form,
      let index = plan(node).rows.firstIndex(where: { $0.element == element })
    else { return nil }
    let (columns, rows) = (columns(node, place.offer), rows(node, place.offer))
    let size = DerivedSize(
      width: length(of: columns.lengths.indices, columns, node), height: rows.lengths[index])
    var row = DerivedPlace(child: node, size: size, offer: place.offer)
    row.y = shift(start(of: index, rows, node), nil, node)
    return row
  }
}

extension GridPlan.Row {
  /// Whether lines of text in it meet.
  fileprivate var isOnLines: Bool { alignment?.isBaseline ?? false }
}
