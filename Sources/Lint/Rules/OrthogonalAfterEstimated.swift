internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 43.
  static let orthogonalAfterEstimated = LintRule(
    name: "orthogonal-after-estimated", code: "L349", severity: .note,
    summary: "On iOS 14 a section that scrolls across stands below one that sizes itself.",
    rationale: """
      Up to iOS 14.4 the scroller of such a section keeps the place that it had by the estimates of \
      the sections before it. Asked only where the `target` is iOS 14 or older.
      """,
    flagged: [
      """
      layout page {
          section notes { hgroup row 1w x ~90 { item note } }
          section cards { orthogonal: continuous; hgroup card 120 x 90 { item cell } }
      }
      """
    ],
    accepted: [
      """
      layout page {
          section cards { orthogonal: continuous; hgroup card 120 x 90 { item cell } }
          section notes { hgroup row 1w x ~90 { item note } }
      }
      """
    ],
    exampleTarget: 14,
    evidence: .models(
      { model, inspection in
        guard let target = inspection.target, target <= lastToMisplace else { return [] }
        let layout = model.layout
        guard
          let first = layout.sections.firstIndex(where: { section in
            section.orthogonal == .none
              && section.groups.contains { $0.size?[layout.scrollDirection].isEstimated ?? false }
          }),
          let second = layout.sections[first...].first(where: { $0.orthogonal != .none })
        else { return [] }
        return [
          Match(
            place: inspection.subject.place(of: \Section.orthogonal, in: second.id), measure: 1,
            .init(
              name: inspection.subject.name(of: second.id),
              text: inspection.subject.name(of: layout.sections[first].id)))
        ]
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` may be misplaced below `\(stretch.first.text)`",
          at: stretch.first.place, label: "below estimated heights"
        ).noting("up to iOS 14.4 its scroller stays where the estimates had put it")
          .helping("give `\(stretch.first.text)` a fixed height, or need a newer system")
      }))

  /// The last system with the fault, of which only the first number is known.
  private static let lastToMisplace = 14
}
