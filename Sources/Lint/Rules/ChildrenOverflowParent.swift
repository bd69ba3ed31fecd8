internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 48.
  static let childrenOverflowParent = LintRule(
    name: "children-overflow-parent", code: "L402", severity: .warning,
    summary: "The children of a group are larger than the group.",
    rationale: """
      UIKit clips nothing: what sticks out of a group lies over the next group, and touches go to \
      whichever is on top.
      """,
    flagged: [
      "layout page { section all { hgroup row 1w x 44 { item cell 1/2w x 60 } } }",
      "layout page { section all { vgroup pile 1w x 100 repeat 3 { item cell 1w x 50 } } }",
    ],
    accepted: [
      "layout page { section all { hgroup row 1w x 60 { item cell 1/2w x 60 } } }",
      "layout page { section all { hgroup row 1w x ~44 { item cell 1/2w x 60 } } }",
      "layout page { section all { vgroup pile 1w x 100 repeat 2 { item cell 1w x 50 } } }",
    ],
    evidence: .views(
      { observation, inspection in
        let pixel = observation.viewport.pixel
        return observation.lines.enumerated().flatMap { place, line in
          line.overflows(forgiving: pixel).map { overflow in
            Match(
              place: inspection.subject.header(of: overflow.culprit), measure: overflow.excess,
              .init(detail: overflow.room, name: inspection.subject.name(of: overflow.culprit)),
              step: place)
          }
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` is too large for its group", at: stretch.first.place,
          label: "\(points(stretch.worst.measure)) too long"
        ).noting(
          "\(stretch.atWorst) there is room for \(points(stretch.worst.detail)), and "
            + "\(points(stretch.worst.detail + stretch.worst.measure)) are taken"
        ).helping("make the group larger, or its children fractions of it")
      }))
}

extension SurveyedLine {
  /// What sticks out on either axis, with who is to blame.
  fileprivate func overflows(
    forgiving pixel: Points
  ) -> [(culprit: ElementID, excess: Points, room: Points)] {
    var overflows: [(culprit: ElementID, excess: Points, room: Points)] = []
    let (room, across) = (inner[axis], inner[axis.flipped])
    if !isLengthEstimated, used > room + pixel { overflows.append((last, used - room, room)) }
    if !isThicknessEstimated, thickness > across + pixel {
      overflows.append((thickest, thickness - across, across))
    }
    return overflows
  }
}
