internal import LayoutContent
internal import LayoutDiagnostics
internal import LayoutGeometry

extension LintRule {
  /// - Source: `content.md` c.2, 3: an adaptive column may be narrower than its `min`, even 0.
  static let emptyColumn = LintRule(
    name: "empty-column", code: "L464", severity: .warning,
    summary: "A lazy grid has a column of width 0, or a row of height 0.",
    rationale: """
      Fixed columns take their width, flexible ones their minimum; an adaptive column gets the rest, \
      and its `min` only decides how often it is divided. When nothing is left, the column has a \
      width of 0, and every cell in it is invisible.
      """,
    flagged: .inside(
      "view page { lazyvgrid {", "columns: fixed(180), fixed(180), adaptive(min: 60)",
      "box { frame: _ x 20 }", "box { frame: _ x 20 }", "box { frame: _ x 20 }"),
    accepted: .inside(
      "view page { lazyvgrid {", "columns: fixed(80), fixed(80), adaptive(min: 60)",
      "box { frame: _ x 20 }", "box { frame: _ x 20 }", "box { frame: _ x 20 }"),
    evidence: .contents { facts, inspection in
      facts.hosts.flatMap(\.survey.grids).filter(\.hasEmptyLane).map { grid in
        inspection.match(
          grid.id, measure: Double(grid.emptyCount),
          .init(
            detail: grid.length, count: grid.laneCount,
            text: grid.axis == .horizontal ? "column of width 0" : "row of height 0"))
      }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` has a \(occurrence.text)",
        label: "\(decimal(occurrence.first.measure)) of \(occurrence.count) are empty",
        note: "\(occurrence.atFirst) all of them share \(points(occurrence.detail))",
        help: "replace `fixed` with `flexible(min: …)`, or show fewer there")
    })
}

extension SurveyedTracks {
  /// Whether one of its columns or rows is invisible.
  var hasEmptyLane: Bool { emptyCount > 0 }
}
