internal import LayoutDiagnostics
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 3; `uikit.md` 19.
  static let sectionHole = LintRule(
    name: "section-hole", code: "L306", severity: .error,
    summary: "A section with items has no group in some view.",
    rationale: """
      UIKit requests a layout for every section of the data. Without one the app crashes, or the \
      section stays empty until the next update.
      """,
    flagged: .inside(
      "layout page { section posts {",
      "if container.width >= 600 { hgroup row 1w x 44 { item cell } }"
    ).followed(by: "preview \"pad\" 820 x 1180"),
    accepted: .inside(
      "layout page { section posts {", "if container.width >= 600 {",
      "    hgroup wide 1w x 44 { item cell }", "} else {",
      "    hgroup narrow 1w x 60 { item cell }", "}"),
    evidence: .models { model, inspection in
      model.layout.sections
        .filter { $0.groups.isEmpty && $0.itemCount > 0 && !$0.isFaulty }
        .map { inspection.match($0.id) }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` has items but no group in some views",
        label: "none at width \(occurrence.firstWidth)",
        note: "UIKit requests a layout for every section with items, and throws without one",
        help: "add an `else` with a group, or make the whole section conditional")
    })
}
