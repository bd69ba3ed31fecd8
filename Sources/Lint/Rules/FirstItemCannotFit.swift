internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutSolver

extension LintRule {
  /// - Source: `uikit.md` 2.6; `lint-rules.md` 11.
  static let firstItemCannotFit = LintRule(
    name: Diagnostic.Code.firstItemCannotFit.name, code: Diagnostic.Code.firstItemCannotFit.number,
    severity: Diagnostic.Code.firstItemCannotFit.severity,
    summary: "The first child of a group does not fit in some view.",
    rationale: """
      UIKit throws an exception: “This group cannot fit even a single item”. The compiler reports \
      this for previews; this rule checks every other view, and with `--strict` also a window of 32 \
      points.
      """,
    flagged: .section("hgroup row 1w x 44 { spacing: >=8; item cell 340 x 1h }")
      .followed(by: "preview \"pad\" 820 x 1180"),
    accepted: "layout page { section all { hgroup row 1w x 44 { item cell 300 x 1h } } }",
    traits: .inTinyWindows,
    evidence: .refusals(
      .firstItemCannotFit,
      help: "make the child a fraction of the group, or `min(…, container.width)`"))
}
