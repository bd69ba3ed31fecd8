internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 19; `uikit.md` 10.1.
  static let pinnedWrongAxis = LintRule(
    name: "pinned-wrong-axis", code: "L309", severity: .warning,
    summary: "A view is pinned to an edge that never scrolls out of sight.",
    rationale: """
      Pinning keeps a view at the start or the end of the scroll axis. At another edge it has no \
      effect; and in an orthogonal section, headers do not scroll with the cells.
      """,
    flagged: .section(
      "boundary side 44 x 200 { alignment: leading; pinned: true }",
      "hgroup row 1w x 44 { item cell }"),
    accepted: .section(
      "header title 1w x ~44 { pinned: true }", "hgroup row 1w x 44 { item cell }"),
    evidence: .models { model, inspection in
      let axis = model.layout.scrollDirection
      return model.layout.everyBoundaryItem
        .filter { $0.pinned && $0.alignment.unit[axis] == 0.5 }
        .map {
          inspection.match(
            $0.id, at: .property(\BoundaryItem.pinned), .init(text: $0.alignment.rawValue))
        }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` is pinned to an edge that does not scroll",
        label: "aligned to `\(occurrence.text)`",
        note: "a view is pinned to the start or the end of the layout's scroll axis",
        help: "align it to such an edge, or remove `pinned`")
    })
}
