internal import LayoutDiagnostics
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 43.
  static let orthogonalAfterEstimated = LintRule(
    name: "orthogonal-after-estimated", code: "L349", severity: .note,
    summary: "On iOS 14 an orthogonal section follows a self-sizing one.",
    rationale: """
      Up to iOS 14.4 the scroll view of such a section stays where the estimates of the sections \
      before it placed it. Checked only when the `target` is iOS 14 or older.
      """,
    flagged: .inside(
      "layout page {", "section notes { hgroup row 1w x ~90 { item note } }",
      "section cards { orthogonal: continuous; hgroup card 120 x 90 { item cell } }"
    ).targeting(14),
    accepted: .inside(
      "layout page {",
      "section cards { orthogonal: continuous; hgroup card 120 x 90 { item cell } }",
      "section notes { hgroup row 1w x ~90 { item note } }"
    ).targeting(14),
    evidence: .models { model, inspection in
      guard let target = inspection.target, target <= lastAffected else { return [] }
      let layout = model.layout
      let first = layout.sections.firstIndex { section in
        section.orthogonal == .none
          && section.groups.contains { $0.size?[layout.scrollDirection].isEstimated ?? false }
      }
      guard let first,
        let second = layout.sections[first...].first(where: { $0.orthogonal != .none })
      else { return [] }
      return [
        inspection.match(
          second.id, at: .property(\Section.orthogonal),
          .init(text: inspection.subject.name(of: layout.sections[first].id)))
      ]
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` may be misplaced below `\(occurrence.text)`",
        label: "below estimated heights",
        note: "up to iOS 14.4 its scroll view stays where the estimates placed it",
        help: "give `\(occurrence.text)` a fixed height, or raise the target")
    })

  /// The last major version of iOS with the fault.
  private static let lastAffected = 14
}
