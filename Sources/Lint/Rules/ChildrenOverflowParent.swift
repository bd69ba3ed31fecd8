internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 48.
  static let childrenOverflowParent = LintRule(
    name: "children-overflow-parent", code: "L402", severity: .warning,
    summary: "The children of a group are larger than the group.",
    rationale: """
      UIKit does not clip groups: children that extend past their group overlap the next one, and \
      touches go to the view on top.
      """,
    flagged: "layout page { section all { hgroup row 1w x 44 { item cell 1/2w x 60 } } }",
    accepted: "layout page { section all { hgroup row 1w x 60 { item cell 1/2w x 60 } } }",
    evidence: .layouts { facts, inspection in
      let pixel = facts.viewport.pixel
      return facts.lines.enumerated().flatMap { index, line in
        line.overflows(over: pixel).map { overflow in
          inspection.match(
            overflow.child, measure: overflow.excess, .init(detail: overflow.space, step: index))
        }
      }
    } report: { occurrence, _ in
      let (excess, space) = (occurrence.worst.measure, occurrence.worst.detail)
      return Finding(
        headline: "`\(occurrence.name)` does not fit in its group",
        label: "\(points(excess)) too long",
        note: "\(occurrence.atWorst) the children take \(points(space + excess)), "
          + "and the group has \(points(space))",
        help: "make the group larger, or its children fractions of it")
    })
}

extension SurveyedLine {
  /// What extends past it on either axis by more than `pixel`, with the child that causes it.
  fileprivate func overflows(
    over pixel: Points
  ) -> [(child: ElementID, excess: Points, space: Points)] {
    var overflows: [(child: ElementID, excess: Points, space: Points)] = []
    let (space, across) = (inner[axis], inner[axis.flipped])
    if !isLengthEstimated, used > space + pixel { overflows.append((last, used - space, space)) }
    if !isThicknessEstimated, thickness > across + pixel {
      overflows.append((thickest, thickness - across, across))
    }
    return overflows
  }
}
