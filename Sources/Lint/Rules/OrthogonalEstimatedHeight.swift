internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 2; `uikit.md` 8.3.
  static let orthogonalEstimatedHeight = LintRule(
    name: "orthogonal-estimated-height", code: "L313", severity: .warning,
    summary: "A section that scrolls sideways leaves its height to its cells.",
    rationale: """
      Such a section is as high as the tallest cell that has been measured so far. A taller one \
      further on makes everything below jump, or is cut at the height of the first page.
      """,
    flagged: [
      """
      layout page { section shelf {
          orthogonal: continuous
          hgroup card 160 x ~120 { item cell 1w x ~120 }
      } }
      """
    ],
    accepted: [
      """
      layout page { section shelf {
          orthogonal: continuous
          hgroup card 160 x 120 { item cell }
      } }
      """,
      """
      layout page { section shelf {
          orthogonal: continuous
          hgroup card 160 x uniform(120) { item cell 1w x uniform(120) }
      } }
      """,
      "layout page { section all { hgroup row 1w x ~44 { item cell } } }",
    ],
    evidence: .models(
      { model, inspection in
        guard model.layout.scrollDirection == .vertical else { return [] }
        return model.layout.sections.compactMap { section -> Match? in
          guard let group = section.looseShelf else { return nil }
          return Match(
            place: inspection.subject.dimension(of: group, on: .vertical), measure: 1,
            .init(name: inspection.subject.name(of: section.id)))
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` scrolls sideways, and its height is a guess",
          at: stretch.first.place, label: "only an estimate"
        ).noting("it is as high as the tallest cell measured so far: one further on makes it jump")
          .helping("write the height in points, or `uniform(…)` from iOS 17 on")
      }))
}

extension Section {
  /// Its group, if it scrolls across the layout's direction and its cells decide how high it is.
  fileprivate var looseShelf: ElementID? {
    guard orthogonal != .none else { return nil }
    let placements = placements
    guard let group = placements.first, group.size.height.isLoose,
      placements.contains(where: { $0.item != nil && $0.size.height.isLoose })
    else { return nil }
    return group.child.id
  }
}
