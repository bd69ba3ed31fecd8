internal import LayoutContent
internal import LayoutDiagnostics
internal import LayoutLanguage

extension LintRule {
  /// - Source: `content.md` e.2.
  static let noRoomBesideIndent = LintRule(
    name: "no-room-beside-indent", code: "L465", severity: .warning,
    summary: "A row of an outline is no wider than its indent and insets.",
    rationale: """
      Each level of an outline is indented further. Where indent, insets and chevron take all of the \
      row, its text has a width of 0 and shows one letter per line, past the edge of the row.
      """,
    flagged: .inside(
      "view files { outline tree {", "indent: 150",
      "node \"Users\" { expanded: true; node \"Photos\" { expanded: true; node \"June\" } }"),
    accepted: .inside(
      "view files { outline tree {",
      "node \"Users\" { expanded: true; node \"Photos\" { expanded: true; node \"June\" } }"),
    evidence: .contents { facts, inspection in
      let rows = facts.hosts.flatMap(\.survey.rows).filter { $0.width <= $0.taken }
      return Dictionary(grouping: rows) { $0.outline }
        .sorted { $0.key.index < $1.key.index }
        .compactMap { outline, rows in
          rows.max { $0.taken - $0.width < $1.taken - $1.width }.map { row in
            inspection.match(outline, measure: row.taken - row.width, .init(detail: row.taken))
          }
        }
    } report: { occurrence, _ in
      let (missing, taken) = (occurrence.worst.measure, occurrence.worst.detail)
      return Finding(
        headline: "`\(occurrence.name)` has rows with no space beside their indent",
        label: "indent takes \(points(taken))",
        note: "\(occurrence.atWorst) a row is \(points(taken - missing)) wide, and its indent, "
          + "insets and chevron take \(points(taken))",
        help: "write a smaller `indent`, or use fewer levels")
    })
}
