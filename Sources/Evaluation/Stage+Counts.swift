internal import LayoutLanguage

/// How many sections of a name there are, and how many items each has.
struct SectionCounts {
  let sections: Int
  private let items: [Int]

  /// How many items the section at `place` among those of its name has.
  func items(ofSection place: Int) -> Int { items[place % items.count] }

  init(sections: Int, items: [Int]) {
    self.sections = sections
    self.items = items
  }
}

extension Stage {
  /// The counts for sections called `name`.
  ///
  /// - Source: `language.md` 4: one, or what `sections` says, or as many as the list in `items`;
  ///   `content.md`, `data`: as many as the data speak of, unless somebody says otherwise.
  func counts(of name: String?) -> SectionCounts {
    let data = name.flatMap { self.data?.sections[$0] }
    let items = self.items[name]?.map { Int($0) } ?? data?.map(\.items.count) ?? []
    let isNamed = name.map { self.items.named[$0] != nil } ?? false
    let sections =
      self.sections[name]?.first.map { Int($0) } ?? (isNamed ? items.count : data?.count ?? 1)
    return SectionCounts(
      sections: sections, items: items.isEmpty ? [Self.standardItemCount] : items)
  }

  /// How many items a section has of which nobody says.
  package static let standardItemCount = 10
}
