internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 30; `uikit.md` 2.2, m3.
  static let fractionOverflow = LintRule(
    name: "fraction-overflow", code: "L421", severity: .warning,
    summary: "A group has no room for the last of its children.",
    rationale: """
      Children are placed while they fit. One that does not is not laid out at all: the next group \
      begins with the first child again, so the last page of a pair is never seen.
      """,
    flagged: [
      """
      layout page { section all { hgroup row 1w x 90 {
          item big 2/3w x 1h
          item small 1/2w x 1h
      } } }
      """,
      """
      layout page { section all { hgroup row 1w x 90 {
          item icon 60 x 1h
          item text 0.9w x 1h
      } } }
      """,
    ],
    accepted: [
      """
      layout page { section all { hgroup row 1w x 90 {
          item big 2/3w x 1h
          item small 1/3w x 1h
      } } }
      """,
      """
      layout page { section all { vgroup pile 1w x ~90 {
          item big 1w x 60
          item small 1w x 60
      } } }
      """,
    ],
    evidence: .views(
      { observation, inspection in
        observation.rows.compactMap { group, line in
          guard group.arrangement == .cycle, !line.isLengthEstimated,
            group.children.indices.contains(line.count), group.brokenFit == nil,
            !group.hasEstimatedChildren
          else { return nil }
          // Whichever is the first not to fit: with it goes the last.
          return Match(
            place: inspection.subject.header(of: group.children[group.children.count - 1].id),
            measure: Double(group.children.count - line.count),
            .init(
              detail: line.inner[line.axis] - line.used, other: line.id,
              name: inspection.subject.name(of: group.children[line.count].id)))
        }
      },
      tell: { stretch, inspection in
        let (first, others) = (stretch.first, Int(stretch.first.measure) - 1)
        let verb =
          others == 0 ? "does not" : others == 1 ? "and 1 more do not" : "and \(others) more do not"
        return inspection.finding(
          "`\(first.name)` \(verb) fit: the group is full", at: first.place,
          label: "not laid out there"
        ).noting(
          "\(stretch.atFirst) the children before it leave \(points(first.detail)) of "
            + "`\(inspection.subject.name(of: first.other))`; the next one begins anew"
        ).helping("make the children smaller, or put the last into a group of its own")
      }))
}

extension Group {
  fileprivate var hasEstimatedChildren: Bool {
    children.contains { ($0.size ?? .full)[axis].isEstimated }
  }
}
