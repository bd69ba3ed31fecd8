internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `uikit.md` 2.6; `lint-rules.md` 11.
  static let firstItemCannotFit = LintRule(
    name: Refusal.Rule.firstItemCannotFit.rawValue, code: "L241", severity: .error,
    summary: "A group cannot hold even its first child in some view.",
    rationale: """
      UIKit throws an exception: “This group cannot fit even a single item”. In a preview the \
      compiler reports it; this rule looks at every other view, and under `--strict` at a window \
      shrunk to 32 points.
      """,
    flagged: [
      """
      layout page { section all { hgroup row 1w x 44 { spacing: >=8; item cell 340 x 1h } } }
      preview "pad" 820 x 1180
      """
    ],
    accepted: [
      "layout page { section all { hgroup row 1w x 44 { item cell 300 x 1h } } }",
      "layout page { section all { hgroup row 1w x 44 { item cell min(340, container.width) x 1h } } }",
    ],
    looksAtTinyWindows: true,
    evidence: .refusals(
      .firstItemCannotFit,
      RefusalText(
        headline: "no child fits", label: "shorter than its first child",
        help: "make the child a fraction of the group, or `min(…, container.width)`")))
}
