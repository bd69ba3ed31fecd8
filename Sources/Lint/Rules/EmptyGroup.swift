internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 9.
  static let emptyGroup = LintRule(
    name: Refusal.Rule.emptyGroup.rawValue, code: "L242", severity: .error,
    summary: "A group comes to no children in some view.",
    rationale: """
      UIKit throws an exception: “At least 1 subitem is required for a group”. Where children come \
      from a loop or a condition, there may be none. In a preview the compiler reports it; this rule \
      looks at every other view, at parameters at their bounds, and at sections without items.
      """,
    flagged: [
      """
      param dots in 0...4 = 2
      layout page { section all { hgroup row 1w x 44 {
          for dot in 0..<dots { item cell 44 x 44 }
      } } }
      """,
      """
      layout page { section all { hgroup row 1w x 44 {
          for cell in 0..<min(3, section.itemCount) { item cell 1/3w x 1h }
      } } }
      """,
      """
      layout page { section all { hgroup row 1w x 44 {
          if container.width >= 600 { item cell }
      } } }
      preview "pad" 820 x 1180
      """,
    ],
    accepted: [
      """
      param dots in 1...4 = 2
      layout page { section all { hgroup row 1w x 44 {
          for dot in 0..<dots { item cell 44 x 44 }
      } } }
      """,
      """
      layout page { section all {
          if section.itemCount > 0 {
              hgroup row 1w x 44 {
                  for cell in 0..<min(3, section.itemCount) { item cell 1/3w x 1h }
              }
          }
      } }
      """,
    ],
    evidence: .models(
      { model, inspection in
        model.layout.sections.filter { !$0.isFaulty }.flatMap(\.groups)
          .flatMap(\.withDescendants).filter(\.isEmpty)
          .map { group in
            Match(
              place: inspection.subject.header(of: group.id), measure: 1,
              .init(name: inspection.subject.name(of: group.id)))
          }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` has no children in some views", at: stretch.first.place,
          label: "none at width \(stretch.firstWidth)"
        ).noting("UIKit throws: at least 1 subitem is required for a group")
          .helping("keep one child at least: `max(1, …)`, or leave the group out, too")
      }))
}

extension GroupChild {
  /// Whether it is a group without children.
  fileprivate var isEmpty: Bool {
    switch self {
    case .item: false
    case .group(let group): group.children.isEmpty
    case .custom(let group): group.items.isEmpty
    }
  }
}
