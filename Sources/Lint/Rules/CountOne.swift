internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  static let countOne = LintRule(
    name: "count-one", code: "L303", severity: .note,
    summary: "A group is split into one part.",
    rationale: """
      `split 1` looks like a grid but is a single row: readers look for the other columns. It is \
      often left over from a larger number.
      """,
    flagged: "layout page { section all { hgroup row 1w x 44 split 1 { item cell } } }",
    accepted:
      "layout page { section all { hgroup row 1w x 44 split columns(min: 60) { item cell } } }",
    evidence: .text { inspection in
      inspection.subject.elements.compactMap { index, element in
        guard let arrangement = element.arrangement, arrangement.isSplit,
          inspection.constant(arrangement.count) == .number(1)
        else { return nil }
        return Finding(
          range: arrangement.range, element: ElementID(index),
          headline: "`\(element.name ?? element.kind.name)` is split into one part",
          label: "one part fills it",
          note: "its only child fills the group, regardless of the size of the child",
          help: "remove the count")
      }
    })
}
