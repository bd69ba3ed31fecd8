internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 27.
  static let estimatePlaceholder = LintRule(
    name: "estimate-placeholder", code: "L342", severity: .note,
    summary: "An estimate is so small that it can be no more than a placeholder.",
    rationale: """
      Until cells have been measured, the system believes the estimate: with `~1` hundreds of them \
      fit the screen, all are asked for at once, constraints break at height 1, and the content \
      jumps while people scroll.
      """,
    flagged: ["layout page { section all { hgroup row 1w x ~1 { item cell } } }"],
    accepted: ["layout page { section all { hgroup row 1w x ~44 { item cell } } }"],
    options: [mostPoints],
    evidence: .text { inspection in
      inspection.subject.elements.compactMap { index, element in
        guard let axis = Axis.allCases.first(where: { inspection.isPlaceholder(index, on: $0) }),
          let length = element.size?[axis], let estimate = inspection.estimate(length),
          !inspection.isInsidePlaceholder(index, on: axis)
        else { return nil }
        let name = element.name ?? element.kind.name
        return inspection.finding(
          "`\(name)` is estimated at \(points(estimate))",
          at: inspection.subject.program.range(of: length), label: "no content is so small"
        ).noting("before they are measured, cells are laid out, and asked for, at their estimates")
          .helping("write about what the content comes to, as in `~44`")
      }
    })

  fileprivate static let mostPoints = LintOption(
    name: "maximum", summary: "The largest estimate that is a placeholder, in points.",
    standard: 10)
}

extension Inspection {
  fileprivate func estimate(_ id: ExpressionID) -> Points? {
    switch constant(id) {
    case .estimated(let points)?, .uniform(let points)?: points
    default: nil
    }
  }

  fileprivate func isPlaceholder(_ index: Int, on axis: Axis) -> Bool {
    guard let length = subject.program.elements[index].size?[axis] else { return false }
    return estimate(length).map { $0 > 0 && $0 <= self[LintRule.mostPoints] } ?? false
  }

  /// Whether something around it is a placeholder on `axis`, which has been said.
  fileprivate func isInsidePlaceholder(_ index: Int, on axis: Axis) -> Bool {
    var owner = subject.owners[index]
    while let place = owner {
      if isPlaceholder(place, on: axis) { return true }
      owner = subject.owners[place]
    }
    return false
  }
}
