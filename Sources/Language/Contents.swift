/// What the data brings to a layout beside the number of its items, and how its reader has
/// scrolled it: plain data, input of the solver.
package struct Contents: Hashable, Sendable {
  /// The preferred sizes of contents, by the names of their sections.
  package var sizes: [String: ContentSizes] = [:]
  /// Those of the layout's own headers and footers.
  package var ownSizes: ContentSizes = [:]
  /// How far the groups of orthogonal sections are scrolled, in points from where they rest
  /// towards their end.
  package var orthogonalOffset = SectionNumbers()

  package init() {}

  /// The values of a preview; of two about one name the later holds.
  package init(_ preview: Preview) {
    orthogonalOffset = preview.orthogonalOffset
    for measured in preview.measured {
      if let section = measured.section {
        sizes[section, default: [:]].merge(measured.sizes) { $1 }
      } else {
        ownSizes.merge(measured.sizes) { $1 }
      }
    }
  }
}

/// The preferred sizes of a section's contents, by the names of their elements, or by kind
/// where there is no name: in the order of the data, from the start again when they end.
///
/// - Source: `language.md` 4, `measured`.
package typealias ContentSizes = [String: [PartialSize]]
