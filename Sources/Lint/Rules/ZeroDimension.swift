internal import LayoutEvaluation
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 8; `uikit.md` 1.5.
  static let zeroDimension = LintRule(
    name: "zero-dimension", code: "L304", severity: .error,
    summary: "A length comes to 0 or less in some view.",
    rationale: """
      UIKit logs “Invalid dimension, must be > 0. NOTE: This will be a hard-assert soon” and shows \
      nothing. In a preview the compiler reports it; this rule looks at every other view.
      """,
    flagged: [
      """
      let height = container.width < 400 ? 0 : 44
      layout page { section all { hgroup row 1w x height { item cell } } }
      preview "pad" 820 x 1180
      """
    ],
    accepted: [
      """
      let height = container.width < 400 ? 30 : 44
      layout page { section all { hgroup row 1w x height { item cell } } }
      """
    ],
    evidence: .models(
      { model, _ in
        model.diagnostics.filter { $0.code == .dimensionNotPositive }
          .map { Match(place: $0.range, measure: 1) }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(inspection.subject.text(in: stretch.first.place))` comes to 0 or less in some views",
          at: stretch.first.place, label: "so at width \(stretch.firstWidth)"
        ).noting("UIKit logs “Invalid dimension, must be > 0” here; its frames have length 0")
          .helping("keep it above 0: `max(1, …)`")
      }))
}
