internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 7; `uikit.md` 8.1.
  static let carouselNoPeek = LintRule(
    name: "carousel-no-peek", code: "L406", severity: .note,
    summary: "A section scrolls sideways, and the next group is not visible.",
    rationale: """
      When the first group fills the view, users do not see that there is more. Let a part of the \
      next group show, or write `orthogonal: paging` when each group is a page. Groups that fill \
      only views narrower than 390 points are not reported.
      """,
    flagged: .inside(
      "layout page { section cards {", "orthogonal: groupPaging",
      "hgroup card 1w x 200 { item cell }"),
    accepted: .inside(
      "layout page { section cards {", "orthogonal: groupPaging",
      "hgroup card 0.9w x 200 { item cell }"),
    yieldsTo: [.oversizedFixed],
    evidence: .layouts { facts, inspection in
      guard facts.layout.scrollDirection == .vertical else { return [] }
      return facts.sections.compactMap { section -> Match? in
        guard let next = section.startOfNextGroup, let space = section.survey.space,
          let group = section.section.groups.first,
          next + facts.viewport.pixel >= space.width
        else { return nil }
        return inspection.match(group.id, at: .length(.horizontal), .init(detail: next))
      }
    } report: { occurrence, _ in
      let usual = min(usualWidth, occurrence.examinedWidths.upperBound)
      guard occurrence.isSeen(from: usual) else { return nil }
      return Finding(
        headline: "the next `\(occurrence.name)` is not visible", label: "fills the view",
        note: "\(occurrence.atFirst) the next one starts at \(points(occurrence.detail)), "
          + "and nothing shows that there is more",
        help: "let a part of the next show, as in `0.9w`; for pages, write `orthogonal: paging`")
    })

  /// The width of most phones, in points.
  private static let usualWidth = 390
}

extension SectionFacts {
  /// Where its second group starts before scrolling, in points; `nil` when the section does not
  /// scroll sideways, pages, centres its groups, or is sized by its cells.
  fileprivate var startOfNextGroup: Points? {
    switch section.orthogonal {
    case .continuous, .continuousGroupLeadingBoundary, .groupPaging: break
    case .none, .paging, .groupPagingCentered: return nil
    }
    guard survey.refusal == nil, let group = section.groups.first,
      !(group.size ?? .full).width.isEstimated
    else { return nil }
    return section.insets.leading + survey.groupSize.width + section.spacing
  }
}
