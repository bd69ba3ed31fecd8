package import LayoutGeometry

/// Children in tracks: columns that are filled row by row, or the other way around.
package struct TrackGrid: Hashable, Sendable {
  /// The axis across which its tracks stand: horizontal, where they are columns.
  package let axis: Axis
  package var tracks: [Track] = []
  /// The gap between its lines.
  package var spacing = Stack.standardSpacing
  package var alignment = BoxAlignment.center

  package init(axis: Axis) { self.axis = axis }
}

/// How wide the columns of a grid are, or how high its rows.
package struct Track: Hashable, Sendable {
  /// How its length comes about.
  package enum Length: Hashable, Sendable {
    case fixed(Points)
    case flexible(minimum: Points, maximum: Points)
    /// As many as fit, each at least so long.
    case adaptive(minimum: Points, maximum: Points)
  }
  package let length: Length
  /// The gap behind it.
  package var spacing = Stack.standardSpacing
  package var alignment = BoxAlignment.center

  /// How long a flexible one is at least where nothing is written.
  package static let standardMinimum: Points = 10

  package init(_ length: Length) { self.length = length }
}

extension Content {
  package static let lazyvgrid = vocabulary(
    "lazyvgrid", .tracks(TrackGrid(axis: .horizontal)),
    ElementDocumentation(
      "Columns that are filled row by row.",
      "lazyvgrid { columns: adaptive(min: 60); box; box; box }"
    ).inSwiftUI("LazyVGrid"),
    ContentMembers(
      properties: [tracks("columns", "The widths of its columns.")] + gridProperties,
      slots: children))
  package static let lazyhgrid = vocabulary(
    "lazyhgrid", .tracks(TrackGrid(axis: .vertical)),
    ElementDocumentation(
      "Rows that are filled column by column.", "lazyhgrid { rows: fixed(30), fixed(60); box; box }"
    ).inSwiftUI("LazyHGrid"),
    ContentMembers(
      properties: [tracks("rows", "The heights of its rows.")] + gridProperties, slots: children))

  private static func tracks(_ name: String, _ summary: String) -> Property<Content> {
    Property(
      name, \.tracks.tracks, .tracks,
      PropertyDocumentation(summary, "\(name): fixed(80), flexible(min: 10, max: 120)").required())
  }

  private static let gridProperties: [Property<Content>] = [
    .gap("spacing", \.tracks.spacing, "The gap between its lines.", "spacing: 12"),
    .alignment(\.tracks.alignment, "The alignment of its tracks.", "alignment: topLeading"),
  ]

  private var tracks: TrackGrid {
    get { if case .tracks(let grid) = form { grid } else { TrackGrid(axis: .horizontal) } }
    set { form = .tracks(newValue) }
  }
}
