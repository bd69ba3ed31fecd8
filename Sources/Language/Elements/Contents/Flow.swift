package import LayoutGeometry

/// Children on lines that break where the next one has no room.
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
      "Children on lines that break where the next one has no room.",
      "flow { text \"One\"; text \"Two\" }", foreign: ["FlowLayout", "HFlow"]),
    ContentMembers(
      properties: [
        Property(
          "spacing", \.lines.spacing, .points,
          PropertyDocumentation("The gap between neighbours on a line.", "spacing: 4")),
        Property(
          "lineSpacing", \.lines.lineSpacing, .points,
          PropertyDocumentation("The gap between its lines.", "lineSpacing: 4")),
        Property(
          "alignment", \.lines.alignment, .word,
          PropertyDocumentation("How its lines stand in it.", "alignment: center")),
        Property(
          "lineAlignment", \.lines.lineAlignment, .word,
          PropertyDocumentation(
            "How children of different heights stand in a line.", "lineAlignment: bottom")),
      ], slots: children))

  private var lines: Flow {
    get { if case .flow(let flow) = form { flow } else { Flow() } }
    set { form = .flow(newValue) }
  }
}
