internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  static let countOne = LintRule(
    name: "count-one", code: "L303", severity: .note,
    summary: "A group is split in one part.",
    rationale: """
      `split 1` reads as a grid and is a row: the reader looks for the columns. It is often what is \
      left of a number that used to be larger.
      """,
    flagged: ["layout page { section all { hgroup row 1w x 44 split 1 { item cell } } }"],
    accepted: [
      "layout page { section all { hgroup row 1w x 44 split columns(min: 60) { item cell } } }",
      "layout page { section all { hgroup row 1w x 44 { item cell } } }",
      "layout page { section all { hgroup row 1w x 44 split 2 { item cell } } }",
      """
      param columns in 1...4 = 1
      layout page { section all { hgroup row 1w x 44 split columns { item cell } } }
      """,
    ],
    evidence: .text { inspection in
      inspection.subject.program.elements.compactMap { element in
        guard let arrangement = element.arrangement, arrangement.isSplit,
          inspection.constant(arrangement.count) == .number(1)
        else { return nil }
        return inspection.finding(
          "`\(element.name ?? element.kind.name)` is split in one part", at: arrangement.range,
          label: "one part is the whole"
        ).noting("its only child takes the whole group, whatever size it says")
          .helping("leave the count out if one child is meant")
      }
    })
}
