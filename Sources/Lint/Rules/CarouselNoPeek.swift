internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 7; `uikit.md` 8.1.
  static let carouselNoPeek = LintRule(
    name: "carousel-no-peek", code: "L406", severity: .note,
    summary: "A section scrolls sideways, and nothing of the next group is in sight.",
    rationale: """
      Where the first group fills the view, nothing hints that there are more. A part of the next \
      one does; where each is meant as a page, `orthogonal: paging` says so. What fills only views \
      narrower than 390 points is left alone.
      """,
    flagged: [
      """
      layout page { section shelf {
          orthogonal: groupPaging
          hgroup card 1w x 200 { item cell }
      } }
      """,
      """
      layout page { section shelf {
          insets: horizontal 16
          spacing: 16
          orthogonal: continuous
          hgroup card (container.width - 32) x 200 { item cell }
      } }
      """,
    ],
    accepted: [
      """
      layout page { section shelf {
          orthogonal: groupPaging
          hgroup card 0.9w x 200 { item cell }
      } }
      """,
      """
      layout page { section shelf {
          orthogonal: paging
          hgroup card 1w x 200 { item cell }
      } }
      """,
      """
      layout page { section shelf {
          insets: horizontal 16
          spacing: 8
          orthogonal: groupPaging
          hgroup card (container.width - 32) x 200 { item cell }
      } }
      """,
    ],
    evidence: .views(
      { observation, inspection in
        guard observation.layout.scrollDirection == .vertical else { return [] }
        return observation.sections.compactMap { section -> Match? in
          guard let next = section.startOfNextGroup, let space = section.survey.space,
            let group = section.section.groups.first,
            next + observation.viewport.pixel >= space.width
          else { return nil }
          return Match(
            place: inspection.subject.dimension(of: group.id, on: .horizontal), measure: 1,
            .init(detail: next, name: inspection.subject.name(of: group.id)))
        }
      },
      tell: { stretch, inspection in
        let usual = min(usualWidth, stretch.widthsOfSweep.upperBound)
        guard stretch.isSeen(from: usual) else { return nil }
        return inspection.finding(
          "nothing of the next `\(stretch.first.name)` is in sight", at: stretch.first.place,
          label: "fills the view"
        ).noting(
          "\(stretch.atFirst) the next one begins at \(points(stretch.first.detail)), "
            + "and nothing hints that there are more"
        ).helping("leave a part to the next, as in `0.9w`; for pages, write `orthogonal: paging`")
      }))

  /// What is wrong nowhere but in views narrower than most phones is not told: what fits there fits
  /// nowhere better.
  private static let usualWidth = 390
}

extension ObservedSection {
  /// Where its second group begins when nobody has scrolled, in points; `nil` where it does not
  /// scroll sideways, goes page by page, rests in the centre, or its cells decide.
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
