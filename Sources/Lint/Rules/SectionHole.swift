internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 3; `uikit.md` 19.
  static let sectionHole = LintRule(
    name: "section-hole", code: "L306", severity: .error,
    summary: "A section has no group in some view, though it has items to show.",
    rationale: """
      UIKit asks for the layout of every section of the data. Where there is no answer, the app ends, \
      or the section stays empty until the next update.
      """,
    flagged: [
      """
      layout page { section posts {
          if container.width >= 600 { hgroup row 1w x 44 { item cell } }
      } }
      preview "pad" 820 x 1180
      """,
      """
      layout page { section posts {
          if section.itemCount > 2 { hgroup row 1w x 44 { item cell } }
      } }
      """,
    ],
    accepted: [
      """
      layout page { section posts {
          if container.width >= 600 {
              hgroup wide 1w x 44 { item cell }
          } else {
              hgroup narrow 1w x 60 { item cell }
          }
      } }
      """,
      """
      layout page { section posts {
          if section.itemCount > 0 { hgroup row 1w x 44 { item cell } }
      } }
      """,
      """
      layout page {
          section posts { hgroup row 1w x 44 { item cell } }
          if container.width >= 600 {
              section more { hgroup row 1w x 44 { item cell } }
          }
      }
      """,
    ],
    evidence: .models(
      { model, inspection in
        model.layout.sections
          .filter { $0.groups.isEmpty && $0.itemCount > 0 && !$0.isFaulty }
          .map { section in
            Match(
              place: inspection.subject.header(of: section.id), measure: 1,
              .init(name: inspection.subject.name(of: section.id)))
          }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` has no group in some views, and items to show",
          at: stretch.first.place, label: "none at width \(stretch.firstWidth)"
        ).noting("UIKit asks for the layout of every section that has items, and throws without it")
          .helping("add an `else` with a group, or make the whole section depend on the condition")
      }))
}
