internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 19; `uikit.md` 10.1.
  static let pinnedWrongAxis = LintRule(
    name: "pinned-wrong-axis", code: "L309", severity: .warning,
    summary: "A pinned view stands at an edge that never scrolls out of sight.",
    rationale: """
      Pinning keeps a view at the start or the end of the axis that scrolls. At another edge it has \
      no effect; and in a section that scrolls sideways, headers do not travel with the cells.
      """,
    flagged: [
      """
      layout page { section all {
          boundary side 44 x 200 { alignment: leading; pinned: true }
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page {
          scrollDirection: horizontal
          section all {
              header title 200 x ~44 { pinned: true }
              hgroup column 200 x 1h { item cell }
          }
      }
      """,
    ],
    accepted: [
      """
      layout page { section all {
          header title 1w x ~44 { pinned: true }
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page {
          scrollDirection: horizontal
          section all {
              boundary side 44 x 1h { alignment: leading; pinned: true }
              hgroup column 200 x 1h { item cell }
          }
      }
      """,
    ],
    evidence: .models(
      { model, inspection in
        let layout = model.layout
        let items = layout.boundaryItems + layout.sections.flatMap(\.boundaryItems)
        return items.filter { $0.pinned && $0.alignment.isAmid(layout.scrollDirection) }.map {
          Match(
            place: inspection.subject.place(of: \BoundaryItem.pinned, in: $0.id), measure: 1,
            .init(name: inspection.subject.name(of: $0.id), text: $0.alignment.rawValue))
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` is pinned to an edge that does not scroll away",
          at: stretch.first.place, label: "stands at `\(stretch.first.text)`"
        ).noting("a view is pinned to the start or the end of the axis that the layout scrolls on")
          .helping("align it with such an edge, or leave `pinned` out")
      }))
}

extension Anchor {
  /// Whether it names neither the start nor the end of `axis`.
  fileprivate func isAmid(_ axis: Axis) -> Bool {
    (axis == .horizontal ? unit.x : unit.y) == 0.5
  }
}
