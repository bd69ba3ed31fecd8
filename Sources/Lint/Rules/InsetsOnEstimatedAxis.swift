internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutModel
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
        let instead = stretch.first.text
        let edit = Edit(replace: stretch.first.place, with: instead)
        return inspection.finding(
          "insets of `\(stretch.first.name)` have no effect where it is estimated",
          at: stretch.first.place, label: "\(points(stretch.first.measure)) ignored"
        ).noting("UIKit ignores an item's insets on an axis that its content decides")
          .helping(
            "write `\(instead)` there, which counts, or leave the room inside the cell",
            fix: stretch.first.detail == 1 ? Fix(.unsafe, [edit]) : nil)
      }))
}

extension Inspection {
  /// The insets of an item that come to nothing; `detail` is 1 where all of them do.
  fileprivate func idleInsets(of placement: Placement) -> Sighting? {
    guard let item = placement.item else { return nil }
    let idle = Axis.allCases.filter {
      placement.size[$0].isEstimated && !placement.isPart(on: $0) && item.insets.isSet(on: $0)
    }
    guard !idle.isEmpty, let element = subject[item.id] else { return nil }
    let lost = idle.map { abs(item.insets.start(on: $0)) + abs(item.insets.end(on: $0)) }
    let isAll = Axis.allCases.allSatisfy { idle.contains($0) || !item.insets.isSet(on: $0) }
    let isPlain = subject.writesInsetsOnce(element) && item.edgeSpacing == EdgeSpacing()
    return Sighting(
      place: subject.place(of: \Item.insets, in: item.id), measure: lost.max() ?? 0,
      detail: isAll && isPlain ? 1 : 0, name: subject.name(of: item.id),
      text: subject.name(of: \Item.edgeSpacing, in: item.id))
  }
}

extension EdgeInsets {
  fileprivate func isSet(on axis: Axis) -> Bool { start(on: axis) != 0 || end(on: axis) != 0 }
}

extension LintSubject {
  /// Whether the insets of `element` are said in it, and in one statement.
  fileprivate func writesInsetsOnce(_ element: CheckedElement) -> Bool {
    guard let property = ownProperty(\Item.insets, of: element) else { return false }
    return element.body.properties.filter { $0.index == property.index }.count == 1
  }
}
