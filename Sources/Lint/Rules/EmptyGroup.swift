internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 9.
  static let emptyGroup = LintRule(
    name: Diagnostic.Code.emptyGroup.name, code: Diagnostic.Code.emptyGroup.number,
    severity: Diagnostic.Code.emptyGroup.severity,
    summary: "A group has no children in some view.",
    rationale: """
      UIKit throws an exception: “At least 1 subitem is required for a group”. A loop or a condition \
      may produce no children. The compiler reports this for previews; this rule checks every other \
      view, parameters at their bounds, and sections without items.
      """,
    flagged: """
      param dots in 0...4 = 2
      layout page { section all { hgroup row 1w x 44 {
          for dot in 0..<dots { item cell 44 x 44 }
      } } }
      """,
    accepted: """
      param dots in 1...4 = 2
      layout page { section all { hgroup row 1w x 44 {
          for dot in 0..<dots { item cell 44 x 44 }
      } } }
      """,
    evidence: .models { model, inspection in
      model.layout.sections.filter { !$0.isFaulty }.flatMap(\.groups)
        .flatMap(\.withDescendants).filter(\.isEmpty).map { inspection.match($0.id) }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` has no children in some views",
        label: "none at width \(occurrence.firstWidth)",
        note: "UIKit throws: at least 1 subitem is required for a group",
        help: "keep at least one child: `max(1, …)`, or make the group conditional, too")
    })
}

extension GroupChild {
  /// Whether it is a group without children.
  fileprivate var isEmpty: Bool {
    switch self {
    case .item: false
    case .group(let group): group.children.isEmpty
    case .custom(let group): group.items.isEmpty
    case .waterfall(let waterfall): waterfall.items.isEmpty
    }
  }
}
