internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutSolver

extension LintRule {
  /// - Source: `uikit.md` 2.6; `lint-rules.md` 23.
  static let noRoomForGroup = LintRule(
    name: Diagnostic.Code.noRoomForGroup.name, code: Diagnostic.Code.noRoomForGroup.number,
    severity: Diagnostic.Code.noRoomForGroup.severity,
    summary: "The insets of a section or a group leave no space in some view.",
    rationale: """
      UIKit throws an exception: “There is no room for this NSCollectionLayoutGroup to fit into its \
      parent group or section”. The compiler reports this for previews; this rule checks every other \
      view, and with `--strict` also a window of 32 points.
      """,
    flagged: .section(
      "insets: horizontal (container.width < 400 ? 200 : 16)", "hgroup row 1w x 44 { item cell }"
    ).followed(by: "preview \"pad\" 820 x 1180"),
    accepted:
      "layout page { section all { insets: horizontal 20; hgroup row 1w x 44 { item cell } } }",
    traits: .inTinyWindows,
    evidence: .refusals(
      .noRoomForGroup,
      help: "make the insets smaller, or let them depend on `container.width`"))
}
