internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 51.
  static let staleOrthogonalSize = LintRule(
    name: "stale-orthogonal-size", code: "L354", severity: .note,
    summary: "On iOS 13 and 14 cards reckoned from the view keep their size when it turns.",
    rationale: """
      Up to iOS 14 the cells of a section that scrolls across keep the sizes they had before a \
      rotation; the folk remedy is an empty invalidation handler. Asked only where the `target` is \
      iOS 14 or older.
      """,
    flagged: [
      """
      layout page { section cards {
          orthogonal: continuous
          hgroup card (container.width >= 600 ? 240 : 160) x 90 { item cell }
      } }
      """
    ],
    accepted: [
      """
      layout page { section cards {
          orthogonal: continuous
          hgroup card 0.4w x 90 { item cell }
      } }
      """
    ],
    exampleTarget: 14,
    evidence: .models(
      { model, inspection in
        guard let target = inspection.target, target <= lastToKeep else { return [] }
        return model.layout.sections.filter { $0.orthogonal != .none }.flatMap { section in
          section.groups.compactMap { group in
            guard let size = inspection.subject[group.id]?.size,
              let length = [size.width, size.height].first(where: { inspection.constant($0) == nil }
              )
            else { return nil }
            return Match(
              place: inspection.subject.program.range(of: length), measure: 1,
              .init(name: inspection.subject.name(of: group.id)))
          }
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` may keep its size when the view turns", at: stretch.first.place,
          label: "reckoned from the view"
        ).noting("up to iOS 14 cells of such a section are not laid out anew on rotation")
          .helping("write a fraction, or need a newer system")
      }))

  /// The last system with the fault.
  private static let lastToKeep = 14
}
