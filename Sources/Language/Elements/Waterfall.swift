package import LayoutGeometry

/// Equal columns, in the shortest of which each item is placed: all items of a section at once.
///
/// In a horizontal layout the columns are rows.
/// - Source: `uikit.md` 16.1.
package struct Waterfall: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  /// `nil`: as `size(scrolling:)` has it.
  package var size: LayoutSize?
  /// How many columns there are.
  package var columns = 1
  /// The gap between neighbours in one column, in points.
  package var spacing: Points = 0
  /// The gap between columns, in points; `nil`: that of `spacing`.
  package var columnSpacing: Points?
  package var insets = EdgeInsets.zero
  /// What is repeated; a sound waterfall has exactly one.
  package var items: [Item] = []
  package var supplementaries: [Supplementary] = []

  package init() {}

  /// The size in a layout that scrolls along `axis`.
  ///
  /// - Source: `language.md` 4; `uikit.md` 16.1 on horizontal layouts.
  package func size(scrolling axis: Axis) -> LayoutSize {
    if let size { return size }
    let length = Dimension.estimated(600)
    return axis == .vertical ? LayoutSize(.fullWidth, length) : LayoutSize(length, .fullHeight)
  }

  /// What its items are resolved in, where its insets leave `inner`.
  package func space(
    inside inner: Size, scrolling axis: Axis, rounding: (Points) -> Points
  ) -> AvailableSpace {
    let gaps = (columnSpacing ?? spacing) * Double(columns - 1)
    var column = inner
    column[axis.flipped] = rounding((inner[axis.flipped] - gaps).orZero / Double(columns))
    return AvailableSpace(container: column)
  }
}

extension Waterfall {
  package static let vocabulary = Vocabulary(
    "waterfall", Waterfall(),
    ElementDocumentation(
      "Equal columns; each item is placed in the shortest one.",
      "waterfall pins 1w x ~600 split 2 { item pin 1w x ~200 }",
      foreign: ["masonry", "WaterfallLayout", "CHTCollectionViewWaterfallLayout"]),
    Members(
      header: Header(
        form: HeaderForm(size: .optional, takesArrangement: true, mustSplit: true),
        store: { header, waterfall in
          (waterfall.id, waterfall.name, waterfall.size) = (header.id, header.name, header.size)
          if case .split(let count)? = header.arrangement { waterfall.columns = count }
        }),
      properties: [
        .gap("spacing", \.spacing, "The gap between the items of a column.", "spacing: 8"),
        Property(
          "columnSpacing", \.columnSpacing,
          .points.optional(from: 0, called: "that of `spacing`"),
          .init(
            "The gap between columns.", "columnSpacing: 12",
            elsewhere: ["columnGap", "minimumColumnSpacing"])),
        .insets(\.insets, "Insets of the space for its items.", "insets: horizontal 16"),
      ],
      slots: [
        Slot({ Item.inWaterfall }, .exactlyOne) { $1.items.append($0) },
        Slot({ Supplementary.badge }) { $1.supplementaries.append($0) },
        Slot({ Supplementary.supplementary }) { $1.supplementaries.append($0) },
      ],
      traits: [.takesData, .isGroup]))
}
