internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 27.
  static let estimatePlaceholder = LintRule(
    name: "estimate-placeholder", code: "L342", severity: .note,
    summary: "An estimate is so small that it can only be a placeholder.",
    rationale: """
      UIKit lays out cells at their estimates until they are measured: with `~1` hundreds of cells \
      fit the screen and are all requested at once, constraints break at height 1, and the content \
      jumps while scrolling.
      """,
    flagged: "layout page { section all { hgroup row 1w x ~1 { item cell } } }",
    accepted: "layout page { section all { hgroup row 1w x ~44 { item cell } } }",
    options: [mostPoints],
    evidence: .text { inspection in
      inspection.subject.elements.compactMap { index, element in
        guard let axis = Axis.allCases.first(where: { inspection.isPlaceholder(index, on: $0) }),
          let length = element.size?[axis], let estimate = inspection.estimate(length),
          !inspection.isInsidePlaceholder(index, on: axis)
        else { return nil }
        return Finding(
          range: inspection.subject.program.range(of: length), element: ElementID(index),
          headline: "`\(element.name ?? element.kind.name)` is estimated at \(points(estimate))",
          label: "too small for any content",
          note: "until cells are measured, they are laid out and requested at their estimates",
          help: "write about the size of the content, as in `~44`")
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

  /// Whether an element around it is a placeholder on `axis`, which is reported.
  fileprivate func isInsidePlaceholder(_ index: Int, on axis: Axis) -> Bool {
    subject.elements(around: index).contains { isPlaceholder($0, on: axis) }
  }
}
