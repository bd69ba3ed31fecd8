internal import LayoutGeometry
internal import LayoutLanguage

/// The rows, columns and cells of a grid.
struct GridPlan {
  let grid: Grid
  var rows: [Row] = []
  var cells: [Cell] = []
  var columnCount = 0
  /// By column: the alignment of its cells, if one of them sets it.
  var columnAlignments: [ColumnAlignment?] = []

  /// A line of cells.
  struct Row {
    /// The element that it is; `nil` for a child outside of a row.
    let element: Int?
    let alignment: RowAlignment?
    /// Its cells, from left to right.
    var cells: Range<Int>
  }

  /// A child of the grid in its place.
  struct Cell {
    let child: Int
    let row: Int
    let column: Int
    var span: Int
    /// Whether it stands outside of a row, across all columns.
    let isAlone: Bool
    let attributes: GridCell

    var columns: Range<Int> { column..<column + span }
  }
}

extension ContentTree {
  /// Makes the node at `slot` a grid of `contents`: its children are the cells.
  ///
  /// - Source: `content.md` c.3, 1.
  mutating func build(
    _ grid: Grid, of contents: [Content], at slot: Int, _ inside: ElementContext
  ) {
    let count = contents.reduce(0) { $0 + ($1.isRow ? $1.children.count : 1) }
    var next = reserve(count)
    nodes[slot].form = .grid
    nodes[slot].detail = Int32(grids.count)
    nodes[slot].children = Int32(next)..<Int32(nodes.count)
    if count == 0 { nodes[slot].priority = -.infinity }
    grids.append(GridPlan(grid: grid))
    let number = grids.count - 1
    for content in contents {
      let cells = content.isRow ? content.children : [content]
      let element = content.isRow ? enter(content, inside) : nil
      let around = element.map { ElementContext(parent: $0) } ?? inside
      grids[number].append(cells, of: content, element, from: next)
      for cell in cells {
        build(cell, at: next, around)
        next += 1
      }
    }
    grids[number].finish()
  }
}

extension GridPlan {
  fileprivate mutating func append(
    _ contents: [Content], of content: Content, _ element: Int?, from first: Int
  ) {
    var column = 0
    let start = cells.count
    for (place, cell) in contents.enumerated() {
      cells.append(
        Cell(
          child: first + place, row: rows.count, column: column, span: cell.cell.span,
          isAlone: !content.isRow, attributes: cell.cell))
      column += content.isRow ? cell.cell.span : 1
    }
    let alignment: RowAlignment? =
      if case .row(let row) = content.form { row.alignment } else { nil }
    rows.append(Row(element: element, alignment: alignment, cells: start..<cells.count))
    columnCount = max(columnCount, column)
  }

  /// Settles what depends on the number of columns.
  fileprivate mutating func finish() {
    columnAlignments = Array(repeating: nil, count: columnCount)
    for index in cells.indices {
      if cells[index].isAlone { cells[index].span = columnCount }
      let column = cells[index].column
      columnAlignments[column] = columnAlignments[column] ?? cells[index].attributes.columnAlignment
    }
  }
}

extension Content {
  fileprivate var isRow: Bool { if case .row = form { true } else { false } }
}
