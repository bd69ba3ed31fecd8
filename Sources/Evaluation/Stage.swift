package import LayoutGeometry
package import LayoutLanguage

/// What a layout is shown with: the view, how much data there is, the values of parameters.
package struct Stage: Hashable, Sendable {
  package var viewport: Viewport
  /// How many sections there are, by name.
  package var sections = SectionNumbers()
  /// How many items the sections have, by name.
  package var items = SectionNumbers()
  /// The values of parameters, by name.
  package var settings: [String: Value] = [:]
  /// What the sections show.
  package var data: DataSet?
  /// Whether a data file exists that cannot be read, which has been reported.
  package var hasLostData = false
  /// The preferred sizes of contents, and how far sections are scrolled.
  package var contents = Contents()
  /// Where the widths of letters come from.
  package var textModel = TextModelName.system
  /// The size proposed to a view; `nil`: the viewport less the safe area.
  package var proposal: PartialSize?
  /// The preview that these values come from.
  package var preview = ElementID.none
  /// When an evaluation gives up; `nil`: never.
  package var deadline: Deadline?

  package init(viewport: Viewport) { self.viewport = viewport }

  /// The values of a preview, in a view of `size`.
  package init(_ preview: Preview, size: Size) {
    viewport = preview.viewport(sized: size)
    self.preview = preview.id
    (sections, items, settings) = (preview.sections, preview.items, preview.settings.values)
    contents = Contents(preview)
    (textModel, proposal) = (preview.textModel, preview.proposal)
  }

  /// How many items a section has where neither a preview nor data give a number.
  package static let standardItemCount = 10

  /// The counts for sections called `name`.
  ///
  /// - Source: `language.md` 4: one, or the number in `sections`, or as many as the list in `items`;
  ///   `content.md`, `data`: as many as the data have, unless one of these is given.
  func counts(of name: String?) -> SectionCounts {
    let data = name.flatMap { self.data?.sections[$0] }
    // Not by a key path: one that leads through another module is made at run time.
    let items = self.items[name]?.map { Int($0) } ?? data?.map { $0.items.count } ?? []
    let isNamed = name.map { self.items.named[$0] != nil } ?? false
    let sections =
      self.sections[name]?.first.map { Int($0) } ?? (isNamed ? items.count : data?.count ?? 1)
    return SectionCounts(
      sections: sections, items: items.isEmpty ? [Self.standardItemCount] : items)
  }
}

/// How many sections of a name there are, and how many items each has.
struct SectionCounts {
  let sections: Int
  let items: [Int]

  /// How many items the section at `place` among those of its name has.
  func items(ofSection place: Int) -> Int { items[place % items.count] }
}
