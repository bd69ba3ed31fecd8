internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 20; `uikit.md` 4.2.
  static let insetsOnEstimatedAxis = LintRule(
    name: "insets-on-estimated-axis", code: "L310", severity: .warning,
    summary: "The insets of an item do nothing on an axis that its content decides.",
    rationale: """
      UIKit ignores an item's insets on every axis with an estimate: the padding is missing, and \
      only for cells that size themselves. Edge spacing counts there.
      """,
    flagged: [
      """
      layout page { section all {
          hgroup row 1w x ~44 { item cell 1w x ~44 { insets: vertical 8 } }
      } }
      """,
      """
      layout page { section all {
          hgroup chips 1w x ~32 { item chip ~80 x 32 { insets: leading 4 } }
      } }
      """,
      """
      layout page { section all {
          hgroup row 1w x ~44 {
              item cell 1w x ~44 {
                  insets: 5
              }
          }
      } }
      """,
    ],
    accepted: [
      """
      layout page { section all {
          hgroup row 1w x ~44 { item cell 1w x ~44 { edgeSpacing: vertical 8 } }
      } }
      """,
      """
      layout page { section all {
          hgroup row 1w x ~44 { item cell 1w x ~44 { insets: horizontal 8 } }
      } }
      """,
      "layout page { section all { hgroup row 1w x 44 { item cell { insets: 8 } } } }",
    ],
    fixes: .unsafe,
    evidence: .models(
      { model, inspection in
        model.placements.compactMap(inspection.idleInsets)
      },
      tell: { stretch, inspection in
        let item = stretch.first.other
        return inspection.finding(
          "insets of `\(stretch.first.name)` have no effect where it is estimated",
          at: stretch.first.place, label: "\(points(stretch.first.measure)) ignored"
        ).noting("UIKit ignores an item's insets on an axis that its content decides")
          .helping(
            "write `\(inspection.subject.name(of: \Item.edgeSpacing, in: item))` there, "
              + "which counts, or leave the room inside the cell",
            fix: stretch.first.edits.map { Fix(.unsafe, $0) })
      }))
}

extension Inspection {
  /// The insets of an item that come to nothing.
  fileprivate func idleInsets(of placement: Placement) -> Match? {
    guard let item = placement.item else { return nil }
    let idle = Axis.allCases.filter {
      placement.size[$0].isEstimated && !placement.isPart(on: $0) && item.insets.isSet(on: $0)
    }
    guard !idle.isEmpty else { return nil }
    let lost = idle.map { abs(item.insets.start(on: $0)) + abs(item.insets.end(on: $0)) }
    return Match(
      place: subject.place(of: \Item.insets, in: item.id), measure: lost.max() ?? 0,
      .init(
        other: item.id, name: subject.name(of: item.id),
        edits: spacing(insteadOfInsetsOf: item, on: idle).map { [$0] }))
  }
}
