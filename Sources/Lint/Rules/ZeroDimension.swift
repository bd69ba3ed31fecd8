internal import LayoutDiagnostics
internal import LayoutEvaluation

extension LintRule {
  /// - Source: `lint-rules.md` 8; `uikit.md` 1.5.
  static let zeroDimension = LintRule(
    name: "zero-dimension", code: "L304", severity: .error,
    summary: "A length is 0 or less in some view.",
    rationale: """
      UIKit logs “Invalid dimension, must be > 0. NOTE: This will be a hard-assert soon” and shows \
      nothing. `check` and `compile` warn of it in the previews; this rule looks at every view.
      """,
    flagged: """
      let height = container.width < 400 ? 0 : 44
      layout page { section all { hgroup row 1w x height { item cell } } }
      preview "pad" 820 x 1180
      """,
    accepted: """
      let height = container.width < 400 ? 30 : 44
      layout page { section all { hgroup row 1w x height { item cell } } }
      """,
    evidence: .models { model, _ in
      model.diagnostics.filter { $0.code == .dimensionNotPositive }.map { Match(at: $0.range) }
    } report: { occurrence, inspection in
      Finding(
        headline: "`\(inspection.subject.text(in: occurrence.range))` is 0 or less in some views",
        label: "at width \(occurrence.firstWidth)",
        note: "UIKit logs “Invalid dimension, must be > 0” here; its frames have length 0",
        help: "put an `if` around what is not to be seen, or keep it above 0: `max(0.01pt, …)`")
    })
}
