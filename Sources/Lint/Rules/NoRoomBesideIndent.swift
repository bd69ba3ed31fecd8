internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `content.md` e.2.
  static let noRoomBesideIndent = LintRule(
    name: "no-room-beside-indent", code: "L465", severity: .warning,
    summary: "A row of an outline is no wider than its indent and insets.",
    rationale: """
      Each level of an outline stands farther in. Where indent, insets and chevron take all of the \
      row, its text gets a width of 0: a letter a line, over the edge of the row.
      """,
    flagged: [
      """
      view files {
          outline tree {
              indent: 150
              node "Users" { expanded: true; node "Photos" { expanded: true; node "June" } }
          }
      }
      """
    ],
    accepted: [
      """
      view files {
          outline tree {
              node "Users" { expanded: true; node "Photos" { expanded: true; node "June" } }
          }
      }
      """
    ],
    evidence: .contents(
      { scene, inspection in
        let rows = scene.hosts.flatMap(\.survey.rows).filter { $0.width <= $0.taken }
        return Dictionary(grouping: rows) { $0.outline }
          .sorted { $0.key.index < $1.key.index }
          .compactMap { outline, rows in
            rows.max { $0.taken - $0.width < $1.taken - $1.width }.map { row in
              Match(
                place: inspection.subject.header(of: outline), measure: row.taken - row.width,
                .init(detail: row.taken, name: inspection.subject.name(of: outline)))
            }
          }
      },
      tell: { stretch, inspection in
        let worst = stretch.worst
        return inspection.finding(
          "`\(stretch.first.name)` has rows without room beside their indent",
          at: stretch.first.place, label: "\(points(worst.detail)) are taken"
        ).noting(
          "\(stretch.atWorst) a row has \(points(worst.detail - worst.measure)), and its "
            + "indent, insets and chevron take \(points(worst.detail))"
        ).helping("write a smaller `indent`, or fewer levels")
      }))
}
