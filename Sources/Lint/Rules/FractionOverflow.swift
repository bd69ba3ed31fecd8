internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 30; `uikit.md` 2.2, m3.
  static let fractionOverflow = LintRule(
    name: "fraction-overflow", code: "L421", severity: .warning,
    summary: "The last child of a group does not fit.",
    rationale: """
      A group places children as long as they fit. A child that does not fit is not laid out at all: \
      the next group starts with the first child again.
      """,
    flagged: .inside(
      "layout page { section all { hgroup row 1w x 90 {", "item big 2/3w x 1h",
      "item small 1/2w x 1h"),
    accepted: .inside(
      "layout page { section all { hgroup row 1w x 90 {", "item big 2/3w x 1h",
      "item small 1/3w x 1h"),
    evidence: .layouts { facts, inspection in
      facts.rows.compactMap { group, line in
        guard group.arrangement == .cycle, !line.isLengthEstimated,
          group.children.indices.contains(line.count), group.brokenFit == nil,
          !group.hasEstimatedChildren
        else { return nil }
        // Reported at the last child, whichever is the first that does not fit.
        return inspection.match(
          group.children[group.children.count - 1].id,
          measure: Double(group.children.count - line.count),
          .init(
            detail: line.inner[line.axis] - line.used, other: line.id,
            name: inspection.subject.name(of: group.children[line.count].id)))
      }
    } report: { occurrence, inspection in
      let others = Int(occurrence.first.measure) - 1
      let verb = others == 0 ? "does not" : "and \(others) more do not"
      return Finding(
        headline: "`\(occurrence.name)` \(verb) fit: the group is full",
        label: "not laid out there",
        note:
          "\(occurrence.atFirst) the children before it leave \(points(occurrence.detail)) of "
          + "`\(inspection.subject.name(of: occurrence.other))`; the next group starts over",
        help: "make the children smaller, or put the last one into its own group")
    })
}

extension Group {
  fileprivate var hasEstimatedChildren: Bool {
    children.contains { ($0.size ?? .full)[axis].isEstimated }
  }
}
