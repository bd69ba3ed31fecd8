internal import LayoutDiagnostics
internal import LayoutEvaluation
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
      let ofLines = facts.lines.enumerated().flatMap { index, line in
        line.overflows(over: pixel).map { overflow in
          inspection.match(
            overflow.child, measure: overflow.excess, .init(detail: overflow.space, step: index))
        }
      }
      return ofLines + facts.sections.compactMap { inspection.match(overflowing: $0, in: facts) }
    } report: { occurrence, _ in
      let (excess, space) = (occurrence.worst.measure, occurrence.worst.detail)
      let isWaterfall = occurrence.count > 0
      let children = isWaterfall ? "\(occurrence.count) items" : "the children"
      return Finding(
        headline: "`\(occurrence.name)` does not fit in its group",
        label: "\(points(excess)) too long",
        note: "\(occurrence.atWorst) \(children) take \(points(space + excess)), "
          + "and the group has \(points(space))",
        help: isWaterfall
          ? "estimate the length of the group, as in `~600`: it grows with its items"
          : "make the group larger, or its children fractions of it")
    })
}

extension Inspection {
  /// The item of a waterfall of fixed length, where as many as previews show, or a section without a
  /// preview, take more.
  ///
  /// - Source: `uikit.md` 16.1: items may stand outside of such a group.
  fileprivate func match(overflowing section: SectionFacts, in facts: LayoutFacts) -> Match? {
    let axis = facts.layout.scrollDirection
    guard case .waterfall(let waterfall)? = section.section.groups.only,
      waterfall.size(scrolling: axis)[axis].isFixed, let item = waterfall.items.only,
      let length = section.survey.cells.map({ $0.frame.size[axis] }).max()
    else { return nil }
    let most = subject.largestCounts[section.section.name]
    let count = most.isFinite ? most : Double(Stage.standardItemCount)
    let insets = (item.size ?? .full)[axis].isFixed ? item.insets.total(on: axis) : 0
    let pitch = length + insets + item.edgeSpacing.least(on: axis) + waterfall.spacing
    let used = (count / Double(waterfall.columns)).rounded(.up) * pitch - waterfall.spacing
    let space = section.survey.groupSize[axis] - waterfall.insets.total(on: axis)
    guard used > space + facts.viewport.pixel else { return nil }
    return match(item.id, measure: used - space, .init(detail: space, count: Int(count)))
  }
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
