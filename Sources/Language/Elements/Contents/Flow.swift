package import LayoutGeometry

/// Children on lines that wrap where the next one does not fit.
package struct Flow: Hashable, Sendable {
  package var spacing: Points = 8
  package var lineSpacing: Points = 8
  /// How its lines stand in it.
  package var alignment = ColumnAlignment.leading
  /// How children of different heights stand in a line.
  package var lineAlignment = LineAlignment.top

  package init() {}
}

extension Content {
  static let flow = vocabulary(
    "flow", .flow(Flow()),
    ElementDocumentation(
      "Children on lines that wrap where the next one does not fit.",
      "flow { text \"One\"; text \"Two\" }", foreign: ["FlowLayout", "HFlow"]),
    ContentMembers(
      properties: [
        .gap("spacing", \.lines.spacing, "The gap between neighbours on a line.", "spacing: 4"),
        .gap("lineSpacing", \.lines.lineSpacing, "The gap between its lines.", "lineSpacing: 4"),
        .alignment(\.lines.alignment, "The alignment of its lines.", "alignment: center"),
        Property(
          "lineAlignment", \.lines.lineAlignment, .word,
          .init("The vertical alignment of children on a line.", "lineAlignment: bottom")),
      ], slots: children))

  private var lines: Flow {
    get { if case .flow(let flow) = form { flow } else { Flow() } }
    set { form = .flow(newValue) }
  }
}
