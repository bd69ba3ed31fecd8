internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver
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
          let child = group.children[line.count].id
          return Sighting(
            place: inspection.subject.header(of: child),
            measure: Double(group.children.count - line.count),
            detail: line.inner[line.axis] - line.used,
            name: inspection.subject.name(of: child), text: inspection.subject.name(of: line.id))
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` does not fit: its group is full", at: stretch.first.place,
          label: "never laid out"
        ).noting(
          "at width \(stretch.firstWidth) the children before it leave "
            + "\(points(stretch.first.detail)) of `\(stretch.first.text)`; the next one begins anew"
        ).helping("make the children smaller, or put it into a group of its own")
      }))
}

extension Group {
  fileprivate var hasEstimatedChildren: Bool {
    children.contains { ($0.size ?? .full)[axis].isEstimated }
  }
}
