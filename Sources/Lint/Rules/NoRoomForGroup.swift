internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `uikit.md` 2.6; `lint-rules.md` 23.
  static let noRoomForGroup = LintRule(
    name: Refusal.Rule.noRoomForGroup.rawValue, code: "L240", severity: .error,
    summary: "The insets of a section or a group leave nothing in some view.",
    rationale: """
      UIKit throws an exception: “There is no room for this NSCollectionLayoutGroup to fit into its \
      parent group or section”. In a preview the compiler reports it; this rule looks at every other \
      view, and under `--strict` at a window shrunk to 32 points.
      """,
    flagged: [
      """
      layout page { section all {
          insets: horizontal (container.width < 400 ? 200 : 16)
          hgroup row 1w x 44 { item cell }
      } }
      preview "pad" 820 x 1180
      """
    ],
    accepted: [
      "layout page { section all { insets: horizontal 20; hgroup row 1w x 44 { item cell } } }"
    ],
    looksAtTinyWindows: true,
    evidence: .refusals(
      .noRoomForGroup,
      RefusalText(
        headline: "there is no room for it", label: "its insets leave nothing",
        help: "make the insets smaller, or depend on `container.width`")))
}
