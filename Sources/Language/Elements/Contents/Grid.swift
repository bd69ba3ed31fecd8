package import LayoutGeometry

/// Rows of cells whose columns are as wide as their widest cell.
package struct Grid: Hashable, Sendable {
  package var horizontalSpacing: Points = 8
  package var verticalSpacing: Points = 8
  package var alignment = BoxAlignment.center

  package init() {}
}

/// One row of a grid.
package struct GridRow: Hashable, Sendable {
  /// How its cells of different heights stand; `nil`: as in the grid.
  package var alignment: RowAlignment?

  package init() {}
}

/// What an element sets for the grid cell that it stands in.
package struct GridCell: Hashable, Sendable {
  /// How many columns it takes.
  package var span = 1
  /// The axes on which it does not affect the length of its column or row.
  package var unsized: Axes?
  /// How all cells of its column stand.
  package var columnAlignment: ColumnAlignment?
  /// Where it stands in its cell.
  package var anchor: BoxAlignment?

  package init() {}

  static let properties: [Property<Content>] = [
    Property(
      "span", \.cell.span, .whole(in: 1...1_000),
      .init("The number of grid columns that it spans.", "span: 2").inSwiftUI("gridCellColumns")
        .about(.cell)),
    Property(
      "unsized", \.cell.unsized, .word.optional(from: .both, called: "no axis"),
      .init(
        "The axes on which it does not affect the size of its grid column or row.",
        "unsized: horizontal"
      ).inSwiftUI("gridCellUnsizedAxes").about(.cell)),
    Property(
      "columnAlignment", \.cell.columnAlignment,
      .word.optional(from: .center, called: "as the grid says"),
      .init("The alignment of all cells in its grid column.", "columnAlignment: leading").inSwiftUI(
        "gridColumnAlignment"
      ).about(.cell)),
    Property(
      "cellAnchor", \.cell.anchor, .word.optional(from: .center, called: "as the grid says"),
      .init("Its alignment in its grid cell.", "cellAnchor: topTrailing").inSwiftUI(
        "gridCellAnchor"
      ).about(.cell)),
  ]
}

extension Content {
  package static let grid: Vocabulary<Content> = vocabulary(
    "grid", .grid(Grid()),
    ElementDocumentation(
      "Rows of cells that share their columns.",
      "grid { gridrow { text \"A\"; text \"B\" }; gridrow { text \"C\" } }"
    ).inSwiftUI("Grid"),
    ContentMembers(
      properties: [
        .gap(
          "horizontalSpacing", \.table.horizontalSpacing, "The gap between its columns.",
          "horizontalSpacing: 12"),
        .gap(
          "verticalSpacing", \.table.verticalSpacing, "The gap between its rows.",
          "verticalSpacing: 12"),
        .alignment(
          \.table.alignment, "The alignment of contents in their cells.", "alignment: topLeading"),
      ], slots: [Slot({ gridrow }) { $1.children.append($0) }] + children,
      traits: [.isContent, .hasCells]))

  static let gridrow = vocabulary(
    "gridrow", .row(GridRow()),
    ElementDocumentation("One row of a grid.", "gridrow { text \"A\"; text \"B\" }").inSwiftUI(
      "GridRow"),
    ContentMembers(
      properties: [
        Property(
          "alignment", \.gridRow.alignment, .word.optional(from: .center, called: "the grid's"),
          .init("The vertical alignment of its cells.", "alignment: bottom"))
      ], slots: children, isBare: true, traits: [.isContent, .hasCells]))

  private var table: Grid {
    get { if case .grid(let grid) = form { grid } else { Grid() } }
    set { form = .grid(newValue) }
  }

  private var gridRow: GridRow {
    get { if case .row(let row) = form { row } else { GridRow() } }
    set { form = .row(newValue) }
  }
}
